export type Counts = { passed: number; failed: number };

// Results of a step that has no tests, such as the build.
export const PASSED: Counts = { passed: 1, failed: 0 };
export const FAILED: Counts = { passed: 0, failed: 1 };
type JestField =
  'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites';

export const jestCounts = (report: Record<JestField, number>): Counts => ({
  passed: report.numPassedTests,
  // A file that jest can't load is a "runtime error".
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
});

type PlaywrightReport = {
  /**
   * Errors outside tests: a server that did not start, a file that could not be
   * loaded.
   */
  errors: unknown[];
  stats: Record<'expected' | 'unexpected' | 'flaky', number>;
};

export const playwrightCounts = ({
  errors,
  stats,
}: PlaywrightReport): Counts => ({
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

/** Prints the sums of all counts. Returns the exit code of the test command. */
export function printTotal(all: Counts[]): number {
  const sum = (result: keyof Counts) =>
    all.reduce((total, counts) => total + counts[result], 0);

  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);

  return sum('failed') === 0 ? 0 : 1;
}
