/** `npm run test:reader`: what a screen reader, Orca, says of the site in Firefox. */
import { join } from 'node:path';
import { command } from '../local/command';
import { runNode } from '../local/runNode';
import { findReader } from '../tests/reader/findReader';

const root = join(__dirname, '..');

void command(async (signal) => {
  await findReader(signal);
  const playwright = join(root, 'node_modules/@playwright/test/cli.js');
  const args = ['test', '--config=tests/reader/playwright.config.ts', ...process.argv.slice(2)];
  return runNode(root, [playwright, ...args], signal);
});
