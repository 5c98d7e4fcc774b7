/**
 * `npm run test:engines`: runs browser tests in Firefox and WebKit. Installs a
 * missing engine if root runs it; otherwise skips its tests.
 */
import { runMain } from '../../scripts/support/runMain';
import { runNode } from '../../scripts/support/runCommand';
import { findEngines } from './findEngines';

void runMain(async (signal, root) => {
  const engines = await findEngines(signal);

  // findEngines has printed what is missing. In CI, it throws instead.
  if (Object.keys(engines).length === 0) return 0;

  const args = [
    'test',
    '--config=tests/engines/playwright.config.ts',
    ...process.argv.slice(2),
  ];
  const env = { ...process.env, ENGINES: JSON.stringify(engines) };

  return runNode(['node_modules/@playwright/test/cli.js', ...args], {
    cwd: root,
    env,
    signal,
  });
});
