import { checked, FAILED, jestCounts, PASSED, playwrightCounts, printSum } from './counts';

test('the last line adds up all runners', () => {
  const print = jest.spyOn(console, 'log').mockImplementation();
  expect(printSum([PASSED, FAILED, { passed: 40, failed: 2 }])).toBe(1);
  expect(print).toHaveBeenLastCalledWith('\n41 passed, 3 failed');
  expect(printSum([PASSED])).toBe(0);
  print.mockRestore();
});

test('a test file of jest that cannot be loaded is a failure', () => {
  const report = { numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2 };
  expect(jestCounts(report)).toEqual({ passed: 5, failed: 3 });
});

test('a browser test that passes only at the second try is a failure, as is a server that does not start', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 1 };
  expect(playwrightCounts({ stats, errors: [{}] })).toEqual({ passed: 7, failed: 3 });
});

test('a runner that fails without naming a test, or that ran nothing, has failed', () => {
  expect(checked({ passed: 3, failed: 0 }, 1)).toEqual({ passed: 3, failed: 1 });
  expect(checked({ passed: 3, failed: 2 }, 1)).toEqual({ passed: 3, failed: 2 });
  expect(checked({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
});
