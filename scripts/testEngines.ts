/** `npm run test:engines`: journeys through the site in Firefox and WebKit, where this machine has them. */
import { join } from 'node:path';
import { command } from '../local/command';
import { runCommand } from '../local/runCommand';
import { findEngines } from '../tests/engines/findEngines';

const root = join(__dirname, '..');

void command(async (signal) => {
  const ENGINES = JSON.stringify(await findEngines(signal));
  if (ENGINES === '{}') return 0;
  const { code } = await runCommand(
    process.execPath,
    [
      join(root, 'node_modules/@playwright/test/cli.js'),
      'test',
      '--config',
      join(root, 'tests/engines/playwright.config.ts'),
      ...process.argv.slice(2),
    ],
    {
      cwd: root,
      env: { ...process.env, ENGINES },
      signal,
      onOutput: (text) => process.stdout.write(text),
    },
  );
  return code;
});
