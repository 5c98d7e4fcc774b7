/** `npm run test:engines`: journeys through the site in Firefox and WebKit, where this machine has them. */
import { join } from 'node:path';
import { command } from '../local/command';
import { runNode } from '../local/runNode';
import { findEngines } from '../tests/engines/findEngines';

const root = join(__dirname, '..');

void command(async (signal) => {
  const ENGINES = JSON.stringify(await findEngines(signal));
  if (ENGINES === '{}') return 0;
  const playwright = join(root, 'node_modules/@playwright/test/cli.js');
  const args = ['test', '--config=tests/engines/playwright.config.ts', ...process.argv.slice(2)];
  return runNode(root, [playwright, ...args], signal, { ...process.env, ENGINES });
});
