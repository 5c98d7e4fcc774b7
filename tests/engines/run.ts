/**
 * `npm run test:engines`: runs browser tests in Firefox and WebKit. Installs a
 * missing engine if root runs it. If one is missing all the same, tests the
 * other, and exits with MISSING_PROGRAM.
 */
import {
  MISSING_PROGRAM,
  MissingProgramError,
} from '../../scripts/support/missingProgram';
import { runMain } from '../../scripts/support/runMain';
import { printTotal } from '../counts';
import { runPlaywright } from '../runTests';
import { findEngines } from './findEngines';

void runMain(async (signal, root) => {
  const { paths, missing } = await findEngines(signal);
  const isNoneFound = Object.keys(paths).length === 0;

  if (isNoneFound) throw new MissingProgramError(missing.join('\n'));

  const counts = await runPlaywright(root, {
    reportName: 'engines',
    args: [
      '--config=tests/engines/playwright.config.ts',
      ...process.argv.slice(2),
    ],
    env: { ...process.env, ENGINES: JSON.stringify(paths) },
    signal,
  });

  if (missing.length > 0) console.log(`\n${missing.join('\n')}`);

  const exitCode = printTotal([counts]);
  const isIncomplete = exitCode === 0 && missing.length > 0;

  return isIncomplete ? MISSING_PROGRAM : exitCode;
});
