/** `npm run test:editor`: installs the editor where it is not, and drives it in a real browser. */
import { command } from '../local/command';
import { installEditor } from '../local/editor/editorInstall';
import { printSum } from '../tests/counts';
import { runBrowserTests } from '../tests/runTests';

void command(async (signal, root) => {
  await installEditor(signal);
  const args = ['--config=tests/editor/playwright.config.ts', ...process.argv.slice(2)];
  return printSum([await runBrowserTests(root, 'editor', args, signal)]);
});
