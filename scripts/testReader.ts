/** `npm run test:reader`: what a screen reader, Orca, says of the site in Firefox. */
import { join } from 'node:path';
import { command } from '../local/command';
import { runCommand } from '../local/runCommand';
import { findReader } from '../tests/reader/findReader';

const root = join(__dirname, '..');

void command(async (signal) => {
  await findReader(signal);
  const playwright = join(root, 'node_modules/@playwright/test/cli.js');
  const config = join(root, 'tests/reader/playwright.config.ts');
  const { code } = await runCommand(
    process.execPath,
    [playwright, 'test', '--config', config, ...process.argv.slice(2)],
    { cwd: root, env: process.env, signal, onOutput: (text) => process.stdout.write(text) },
  );
  return code;
});
