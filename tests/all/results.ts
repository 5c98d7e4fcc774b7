import { MISSING_PROGRAM } from '../../scripts/support/missingProgram';
import {
  addRunFailure,
  readFailureList,
  readTotal,
  type Counts,
} from '../counts';

interface SuiteRun {
  /** Exit code of the suite's command. */
  code: number;

  /** Everything that the command has printed. */
  output: string;
}

export type Verdict = 'passed' | 'FAILED' | 'not run';

export interface SuiteResult {
  /** Name of the suite. */
  name: string;
  verdict: Verdict;
  counts: Counts;

  /** Each failure with its place, empty if there is none. */
  failureList: string;

  /** Time of the suite, in minutes. */
  minutes: number;
}

/**
 * Returns a suite's counts and failures, and whether it has passed. If a program
 * is missing, the verdict is `not run`, even if a part of the suite has run.
 */
export function judge({
  code,
  output,
}: SuiteRun): Pick<SuiteResult, 'verdict' | 'counts' | 'failureList'> {
  const total = readTotal(output) ?? { passed: 0, failed: 0 };
  const failureList = readFailureList(output);

  if (code === MISSING_PROGRAM)
    return { verdict: 'not run', counts: total, failureList };

  const counts = addRunFailure(total, code);
  const verdict = counts.failed === 0 ? 'passed' : 'FAILED';

  return { verdict, counts, failureList };
}

const columns = ([suite = '', result = '', ...numbers]: string[]): string =>
  [
    suite.padEnd(8),
    result.padEnd(8),
    ...numbers.map((text) => text.padStart(8)),
  ].join(' ');

/** Returns a table with a line for each suite. */
export function resultTable(results: SuiteResult[]): string {
  const rows = results.map(({ name, verdict, counts, minutes }) =>
    columns([
      name,
      verdict,
      String(counts.passed),
      String(counts.failed),
      minutes.toFixed(1),
    ]),
  );

  return [
    columns(['Suite', 'Result', 'Passed', 'Failed', 'Minutes']),
    ...rows,
  ].join('\n');
}
