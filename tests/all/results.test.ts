import { MISSING_PROGRAM } from '../../scripts/support/missingProgram';
import { judge, resultTable } from './results';

test.each([
  {
    title: 'a suite without a failure has passed',
    run: { code: 0, output: '\n41 passed, 0 failed\n' },
    expected: { verdict: 'passed', counts: { passed: 41, failed: 0 } },
  },
  {
    title: 'a suite with a failed test has failed',
    run: { code: 1, output: '\n40 passed, 1 failed\n' },
    expected: { verdict: 'FAILED', counts: { passed: 40, failed: 1 } },
  },
  {
    title: 'a suite that ends before its total has failed',
    run: { code: 1, output: 'The build failed.\n' },
    expected: { verdict: 'FAILED', counts: { passed: 0, failed: 1 } },
  },
  {
    title: 'a suite that exits with an error after its total has failed',
    run: { code: 2, output: '\n41 passed, 0 failed\n' },
    expected: { verdict: 'FAILED', counts: { passed: 41, failed: 1 } },
  },
  {
    title: 'a suite that ran no test has failed',
    run: { code: 0, output: '\n0 passed, 0 failed\n' },
    expected: { verdict: 'FAILED', counts: { passed: 0, failed: 1 } },
  },
  {
    title: 'a suite whose program is missing has not run',
    run: { code: MISSING_PROGRAM, output: 'WebKit is not installed.\n' },
    expected: { verdict: 'not run', counts: { passed: 0, failed: 0 } },
  },
  {
    title: 'a suite that lacks a program for a part of its tests has not run',
    run: { code: MISSING_PROGRAM, output: '\n7 passed, 0 failed\n' },
    expected: { verdict: 'not run', counts: { passed: 7, failed: 0 } },
  },
])('$title', ({ run, expected }) => expect(judge(run)).toMatchObject(expected));

test('keeps the list of failures', () => {
  const output = '\n\nFailed:\n\na.test.ts:1\n  adds\n\n40 passed, 1 failed\n';

  expect(judge({ code: 1, output }).failureList).toBe('a.test.ts:1\n  adds');
});

test('the table has a line with result, counts and time of each suite', () => {
  const table = resultTable([
    {
      name: 'site',
      verdict: 'passed',
      counts: { passed: 2401, failed: 0 },
      failureList: '',
      minutes: 5.75,
    },
    {
      name: 'reader',
      verdict: 'FAILED',
      counts: { passed: 19, failed: 1 },
      failureList: 'a.test.ts:1',
      minutes: 10,
    },
  ]);

  expect(table.split('\n')).toEqual([
    'Suite    Result     Passed   Failed  Minutes',
    'site     passed       2401        0      5.8',
    'reader   FAILED         19        1     10.0',
  ]);
});
