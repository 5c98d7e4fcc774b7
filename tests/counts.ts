import { formatFailures, type Failure } from './failures';

export type Counts = {
  passed: number;
  failed: number;

  /** Failed tests, if their runner writes a report. */
  failures?: Failure[];
};

// Results of a step that has no tests, such as the build.
export const PASSED: Counts = { passed: 1, failed: 0 };
export const FAILED: Counts = { passed: 0, failed: 1 };

/** The counts in jest's report. */
export interface JestCounts {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

export const jestCounts = (report: JestCounts): Counts => ({
  passed: report.numPassedTests,
  // A file that jest can't load is a "runtime error".
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
});

/** The counts in Playwright's report. */
export interface PlaywrightCounts {
  /**
   * Errors outside tests: a server that did not start, a file that could not be
   * loaded.
   */
  errors: unknown[];
  stats: Record<'expected' | 'unexpected' | 'flaky', number>;
}

export const playwrightCounts = ({
  errors,
  stats,
}: PlaywrightCounts): Counts => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
});

/**
 * Adds a failure if a test runner ran no test, or exited with an error although
 * no test failed.
 */
export function addRunFailure(counts: Counts, exitCode: number): Counts {
  const isMissingFailure =
    counts.failed === 0 && (exitCode !== 0 || counts.passed === 0);

  return isMissingFailure ? { ...counts, failed: 1 } : counts;
}

const FAILURES_START = '\nFailed:\n\n';

/**
 * Prints the failures, and the sums of all counts. Returns the exit code of the
 * test command.
 */
export function printTotal(all: Counts[]): number {
  const sum = (result: 'passed' | 'failed') =>
    all.reduce((total, counts) => total + counts[result], 0);
  const failures = all.flatMap((counts) => counts.failures ?? []);

  if (failures.length > 0)
    console.log(`${FAILURES_START}${formatFailures(failures)}`);

  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);

  return sum('failed') === 0 ? 0 : 1;
}

/**
 * Returns the counts in the last line that printTotal has written to `output`;
 * undefined if there is none.
 */
export function readTotal(output: string): Counts | undefined {
  const line = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);

  return line && { passed: Number(line[1]), failed: Number(line[2]) };
}

/** Returns the list of failures that printTotal has written to `output`. */
export function readFailureList(output: string): string {
  const start = output.lastIndexOf(FAILURES_START);

  if (start < 0) return '';

  const fromList = output.slice(start + FAILURES_START.length);

  return fromList.replace(/\n+\d+ passed, \d+ failed\n*$/, '');
}
