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

const PLAYWRIGHT = [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config=tests/reader/playwright.config.ts',
];

/** Runs some of the tests with the content of the second agency. */
const runWithSecondAgency = (
  root: string,
  signal: AbortSignal,
): Promise<number> =>
  inProjectCopy(root, 'reader', (copy) => {
    const tags = ALSO_IN_SECOND_AGENCY.tag.join('|');

    installSecondAgency(join(copy, 'content'));

    return runNode([...PLAYWRIGHT, '--grep', tags], { cwd: copy, signal });
  });

void runMain(async (signal, root) => {
  const testNames = process.argv.slice(2);

  await installReader(signal);

  const code = await runNode([...PLAYWRIGHT, ...testNames], {
    cwd: root,
    signal,
  });

  // If the command names tests, only these run.
  if (code !== 0 || testNames.length > 0) return code;

  return runWithSecondAgency(root, signal);
});
