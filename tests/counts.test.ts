import {
  addRunFailure,
  FAILED,
  jestCounts,
  PASSED,
  playwrightCounts,
  printTotal,
  readFailureList,
  readTotal,
} from './counts';

test('prints the total of all runners, and returns exit code 1 if a test has failed', () => {
  const print = jest.spyOn(console, 'log').mockImplementation();

  expect(printTotal([PASSED, FAILED, { passed: 40, failed: 2 }])).toBe(1);
  expect(print).toHaveBeenLastCalledWith('\n41 passed, 3 failed');
  expect(printTotal([PASSED])).toBe(0);
  print.mockRestore();
});

test('lists the failures of all runners before the total', () => {
  const print = jest.spyOn(console, 'log').mockImplementation();
  const failure = {
    place: 'a.test.ts:1',
    title: 'adds',
    reason: 'Received: 5',
  };

  printTotal([PASSED, { ...FAILED, failures: [failure] }]);
  expect(print.mock.calls.flat()).toEqual([
    '\nFailed:\n\na.test.ts:1\n  adds\n    Received: 5',
    '\n1 passed, 1 failed',
  ]);
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

test('reads the last total in an output, not the sentence of a test runner', () => {
  const output = '3 passed, 1 failed\n\n41 passed, 2 failed\n  7 passed (3s)\n';

  expect(readTotal(output)).toEqual({ passed: 41, failed: 2 });
});

test('finds no total in the output of a command that ended early', () => {
  expect(readTotal('There is no browser.\n')).toBeUndefined();
});

test('reads the list of failures in an output', () => {
  const output =
    'Browser: …\n\nFailed:\n\na.test.ts:1\n  adds\n\n3 passed, 1 failed\n';

  expect(readFailureList(output)).toBe('a.test.ts:1\n  adds');
});

test('an output without failures has no list', () => {
  expect(readFailureList('\n3 passed, 0 failed\n')).toBe('');
});
