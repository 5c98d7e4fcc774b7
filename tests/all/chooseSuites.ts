import type { SuiteResult } from './results';
import type { Suite } from './suites';

/**
 * Returns the suites that a command line asks for: those that it names, with
 * `--failed` those that did not pass last time, otherwise all.
 * @param args what follows `npm run test:all --`
 * @param lastResults results of the last run
 * @throws if no suite has a name, or none has to be repeated
 */
export function chooseSuites(
  suites: Suite[],
  args: string[],
  lastResults: SuiteResult[],
): Suite[] {
  if (args.length === 0) return suites;

  if (args.includes('--failed')) {
    const repeated = suites.filter(({ name }) =>
      lastResults.some(
        (result) => result.name === name && result.verdict !== 'passed',
      ),
    );

    if (repeated.length === 0)
      throw new Error('No suite failed in the last run of npm run test:all.');

    return repeated;
  }

  const names = suites.map(({ name }) => name);
  const unknown = args.find((arg) => !names.includes(arg));

  if (unknown)
    throw new Error(
      `There is no suite "${unknown}". The suites are ${names.join(', ')}.`,
    );

  return suites.filter(({ name }) => args.includes(name));
}
