/** `npm run test:reader`: what a screen reader, Orca, says of the site in Firefox. */
import { command } from '../local/command';
import { runNode } from '../local/runNode';
import { findReader } from '../tests/reader/findReader';

void command(async (signal, root) => {
  await findReader(signal);
  const args = ['test', '--config=tests/reader/playwright.config.ts', ...process.argv.slice(2)];
  return runNode(root, ['node_modules/@playwright/test/cli.js', ...args], signal);
});
