/** `npm run test:editor`: drives the editor in a real browser. */
import { command } from '../local/command';
import { printSum } from '../tests/counts';
import { runBrowserTests } from '../tests/runTests';

void command(async (signal, root) => {
  const args = ['--config=tests/editor/playwright.config.ts', ...process.argv.slice(2)];
  return printSum([await runBrowserTests(root, 'editor', args, signal)]);
});
