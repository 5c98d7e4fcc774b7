/** How many checks of a runner have passed and failed. */
export type Counts = { passed: number; failed: number };

/** The part of jest's report (`--json`) that is counted. */
export type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that could not even be loaded, so that none of their tests ran. */
  numRuntimeErrorTestSuites: number;
};

/** The part of Playwright's report (`--reporter=json`) that is counted. */
export type PlaywrightReport = {
  /** Of `errors`, each is one outside of any test: a server that did not start, a file that could not be loaded. */
  errors: unknown[];
  stats: { expected: number; unexpected: number; flaky: number };
};

export const PASSED: Counts = { passed: 1, failed: 0 };
export const FAILED: Counts = { passed: 0, failed: 1 };

export const jestCounts = (report: JestReport): Counts => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
});

/** A test that passes only when it is tried again has failed. */
export const playwrightCounts = ({ errors, stats }: PlaywrightReport): Counts => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
});

/**
 * What a runner with a report says, checked against its exit code: one that failed without naming a test, or ran
 * nothing at all, counts as one failure.
 */
export function checked(counts: Counts, code: number): Counts {
  const silent = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return silent ? { ...counts, failed: 1 } : counts;
}

/** Prints the last line of the tests. @returns the exit code */
export function printSum(all: Counts[]): number {
  const sum = (of: keyof Counts) => all.reduce((total, counts) => total + counts[of], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
}
