import {
  formatFailures,
  jestFailures,
  playwrightFailures,
  type PlaywrightReport,
} from './failures';

const ROOT = '/project';

const MESSAGE = `Error: expect(received).toBe(expected)

\u001b[2mExpected:\u001b[22m 4
Received: 5
    at Object.<anonymous> (/project/src/sum.test.ts:12:3)`;

const REASON =
  'Error: expect(received).toBe(expected)\nExpected: 4\nReceived: 5';

test('a failed unit test has its place, its title, and a reason without stack and colours', () => {
  const file = {
    name: '/project/src/sum.test.ts',
    status: 'failed',
    message: '',
    assertionResults: [
      { status: 'passed', fullName: 'one' },
      {
        status: 'failed',
        fullName: 'adds two numbers',
        location: { line: 11 },
        failureMessages: [MESSAGE],
      },
    ],
  };

  expect(jestFailures({ testResults: [file] }, ROOT)).toEqual([
    {
      place: 'src/sum.test.ts:11',
      title: 'adds two numbers',
      reason: REASON,
    },
  ]);
});

test('a unit test file that cannot be loaded is a failure', () => {
  const file = {
    name: '/project/src/sum.test.ts',
    status: 'failed',
    message: "Cannot find module './sun'",
    assertionResults: [],
  };

  expect(jestFailures({ testResults: [file] }, ROOT)).toEqual([
    {
      place: 'src/sum.test.ts',
      title: 'The file could not be run.',
      reason: "Cannot find module './sun'",
    },
  ]);
});

const spec = (title: string, status: string, message?: string) => ({
  title,
  file: 'routes.spec.ts',
  line: 59,
  tests: [{ status, results: [{ ...(message && { error: { message } }) }] }],
});

const report: PlaywrightReport = {
  config: { rootDir: '/project/tests/e2e' },
  suites: [
    {
      specs: [spec('passes', 'expected')],
      suites: [{ specs: [spec('redirects', 'unexpected', MESSAGE)] }],
    },
  ],
  errors: [{ message: 'The server did not start.' }],
};

test('a failed browser test has its place, its title and a reason', () => {
  expect(playwrightFailures(report, ROOT)[0]).toEqual({
    place: 'tests/e2e/routes.spec.ts:59',
    title: 'redirects',
    reason: REASON,
  });
});

test('a reason has at most six lines', () => {
  const lines = Array.from({ length: 9 }, (_, index) => `line ${index}`);
  const failing = spec('shifts', 'unexpected', lines.join('\n'));
  const long = { ...report, suites: [{ specs: [failing] }] };

  const [failure] = playwrightFailures(long, ROOT);

  expect(failure?.reason.split('\n')).toEqual(lines.slice(0, 6));
});

test('a server that does not start is a failure', () => {
  expect(playwrightFailures(report, ROOT)[1]).toEqual({
    place: 'tests/e2e',
    title: 'An error outside of the tests',
    reason: 'The server did not start.',
  });
});

test('a test that passes only when it is tried again is a failure', () => {
  const flaky = { ...report, suites: [{ specs: [spec('shifts', 'flaky')] }] };

  expect(playwrightFailures(flaky, ROOT)[0]?.title).toBe('shifts');
});

test('the list names place, title and reason of each failure', () => {
  const failure = {
    place: 'src/sum.test.ts:11',
    title: 'adds two numbers',
    reason: 'Expected: 4\nReceived: 5',
  };

  expect(formatFailures([failure, failure])).toBe(
    `src/sum.test.ts:11
  adds two numbers
    Expected: 4
    Received: 5

src/sum.test.ts:11
  adds two numbers
    Expected: 4
    Received: 5`,
  );
});
