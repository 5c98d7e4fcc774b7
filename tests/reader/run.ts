/**
 * `npm run test:reader`: checks what the screen reader Orca says on the site.
 */
import { join } from 'node:path';
import { runMain } from '../../scripts/support/runMain';
import { installSecondAgency } from '../agency/rounds';
import { printTotal, type Counts } from '../counts';
import { inProjectCopy } from '../projectCopy';
import { runPlaywright } from '../runTests';
import { installReader } from './installReader';
import { ALSO_IN_SECOND_AGENCY } from './tags';

const CONFIG = '--config=tests/reader/playwright.config.ts';

const runTests = (
  folder: string,
  reportName: string,
  args: string[],
  signal: AbortSignal,
): Promise<Counts> =>
  runPlaywright(folder, {
    reportName,
    args: [CONFIG, ...args],
    env: process.env,
    signal,
  });

/** Runs some of the tests with the content of the second agency. */
const runWithSecondAgency = (
  root: string,
  signal: AbortSignal,
): Promise<Counts> =>
  inProjectCopy(root, 'reader', (copy) => {
    const tags = ALSO_IN_SECOND_AGENCY.tag.join('|');

    installSecondAgency(join(copy, 'content'));

    return runTests(copy, 'reader-agency', ['--grep', tags], signal);
  });

void runMain(async (signal, root) => {
  const testNames = process.argv.slice(2);

  await installReader(signal);

  const counts = [await runTests(root, 'reader', testNames, signal)];

  // If the command names tests, only these run.
  if (testNames.length === 0)
    counts.push(await runWithSecondAgency(root, signal));

  return printTotal(counts);
});
