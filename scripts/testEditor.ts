/** `npm run test:editor`: installs the editor where it is not, and drives it in a real browser. */
import { join } from 'node:path';
import { command } from '../local/command';
import { installEditor } from '../local/editor/editorInstall';
import { runCommand } from '../local/runCommand';
import { findBrowser } from '../tests/browser';

const root = join(__dirname, '..');

void command(async (signal) => {
  await installEditor(signal);
  const CHROME_PATH = await findBrowser(signal, { shell: true });
  const config = join(root, 'tests/editor/playwright.config.ts');
  const { code } = await runCommand(
    process.execPath,
    [
      join(root, 'node_modules/@playwright/test/cli.js'),
      'test',
      '--config',
      config,
      ...process.argv.slice(2),
    ],
    {
      cwd: root,
      env: { ...process.env, CHROME_PATH },
      signal,
      onOutput: (text) => process.stdout.write(text),
    },
  );
  return code;
});
