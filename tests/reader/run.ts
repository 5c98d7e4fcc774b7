/**
 * `npm run test:reader`: checks what the screen reader Orca says on the site.
 */
import { join } from 'node:path';
import { runMain } from '../../scripts/support/runMain';
import { runNode } from '../../scripts/support/runCommand';
import { installSecondAgency } from '../agency/rounds';
import { inProjectCopy } from '../projectCopy';
import { installReader } from './installReader';
import { ALSO_IN_SECOND_AGENCY } from './tags';

void runMain(async (signal, root) => {
  await installReader(signal);
  const config = '--config=tests/reader/playwright.config.ts';
  const runTests = (cwd: string, args: string[]) =>
    runNode(['node_modules/@playwright/test/cli.js', 'test', config, ...args], {
      cwd,
      signal,
    });
  const testNames = process.argv.slice(2);
  const code = await runTests(root, testNames);

  // If the command names tests, only these run, and none with the second
  // agency's content.
  if (code !== 0 || testNames.length > 0) return code;

  return inProjectCopy(root, 'reader', (copy) => {
    installSecondAgency(join(copy, 'content'));

    return runTests(copy, ['--grep', ALSO_IN_SECOND_AGENCY.tag.join('|')]);
  });
});
