import { chooseSuites } from './chooseSuites';
import type { SuiteResult, Verdict } from './results';

const suites = ['site', 'agency', 'reader'].map((name) => ({
  name,
  script: `test:${name}`,
}));

const result = (name: string, verdict: Verdict): SuiteResult => ({
  name,
  verdict,
  counts: { passed: 1, failed: 0 },
  failureList: '',
  minutes: 1,
});

const namesFor = (args: string[], lastResults: SuiteResult[] = []): string[] =>
  chooseSuites(suites, args, lastResults).map(({ name }) => name);

test('without a name, all suites are run', () => {
  expect(namesFor([])).toEqual(['site', 'agency', 'reader']);
});

test('only the suites that are named are run, in the usual order', () => {
  expect(namesFor(['reader', 'site'])).toEqual(['site', 'reader']);
});

test('--failed repeats the suites that failed or did not run', () => {
  const lastResults = [
    result('site', 'passed'),
    result('agency', 'FAILED'),
    result('reader', 'not run'),
  ];

  expect(namesFor(['--failed'], lastResults)).toEqual(['agency', 'reader']);
});

test('--failed says so if there is nothing to repeat', () => {
  expect(() => namesFor(['--failed'], [result('site', 'passed')])).toThrow(
    'No suite failed in the last run',
  );
});

test('the message about a wrong name lists the right ones', () => {
  expect(() => namesFor(['agencies'])).toThrow(
    'There is no suite "agencies". The suites are site, agency, reader.',
  );
});
