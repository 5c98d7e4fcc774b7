import {
  addRunFailure,
  FAILED,
  jestCounts,
  PASSED,
  playwrightCounts,
  printTotal,
} from './counts';

test('prints the total of all runners, and returns exit code 1 if a test has failed', () => {
  const print = jest.spyOn(console, 'log').mockImplementation();

  expect(printTotal([PASSED, FAILED, { passed: 40, failed: 2 }])).toBe(1);
  expect(print).toHaveBeenLastCalledWith('\n41 passed, 3 failed');
  expect(printTotal([PASSED])).toBe(0);
  print.mockRestore();
});

test('counts a test file that jest cannot load as a failure', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 2,
  };

  expect(jestCounts(report)).toEqual({ passed: 5, failed: 3 });
});

test('counts a flaky browser test, and a server that does not start, as failures', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 1 };

  expect(playwrightCounts({ stats, errors: [{}] })).toEqual({
    passed: 7,
    failed: 3,
  });
});

test('adds a failure only if a runner exits with 1 but no test failed, or no test ran', () => {
  expect(addRunFailure({ passed: 3, failed: 0 }, 1)).toEqual({
    passed: 3,
    failed: 1,
  });
  expect(addRunFailure({ passed: 3, failed: 2 }, 1)).toEqual({
    passed: 3,
    failed: 2,
  });
  expect(addRunFailure({ passed: 0, failed: 0 }, 0)).toEqual({
    passed: 0,
    failed: 1,
  });
});
