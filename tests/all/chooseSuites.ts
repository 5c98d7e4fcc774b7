import { chooseNames } from '../chooseNames';
import type { SuiteResult } from './results';
import type { Suite } from './suites';

/** @throws if there is none */
function failedSuites(suites: Suite[], lastResults: SuiteResult[]): Suite[] {
  const failed = suites.filter(({ name }) =>
    lastResults.some(
      (result) => result.name === name && result.verdict !== 'passed',
    ),
  );

  if (failed.length === 0)
    throw new Error('No suite failed in the last run of npm run test:all.');

  return failed;
}

/**
 * Returns the suites that a command line asks for: with `--failed` those that
 * did not pass last time, with names the named ones, otherwise all.
 * @param args what follows `npm run test:all --`
 * @param lastResults results of the last run
 * @throws if a name is unknown, or no suite has failed
 */
export function chooseSuites(
  suites: Suite[],
  args: string[],
  lastResults: SuiteResult[],
): Suite[] {
  if (args.includes('--failed')) return failedSuites(suites, lastResults);

  const names = suites.map(({ name }) => name);
  const chosenNames = chooseNames('suite', names, args);

  return suites.filter(({ name }) => chosenNames.includes(name));
}
