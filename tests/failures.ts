import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface Failure {
  /** File and line of the test, such as `tests/e2e/routes.spec.ts:59`. */
  place: string;
  title: string;

  /** The first lines of the error's message. */
  reason: string;
}

const MAX_REASON_LINES = 6;

/** Returns the first lines of an error's message, without the call stack. */
function reasonIn(message: string): string {
  const lines = stripVTControlCharacters(message).split('\n');
  const stackStart = lines.findIndex((line) => /^\s+at /.test(line));
  const messageLines = stackStart < 0 ? lines : lines.slice(0, stackStart);

  return messageLines
    .filter((line) => line.trim() !== '')
    .slice(0, MAX_REASON_LINES)
    .join('\n');
}

export interface JestReport {
  testResults: {
    /** Path of the test file. */
    name: string;
    status: string;

    /** What jest prints of the file. */
    message: string;
    assertionResults: {
      status: string;
      fullName: string;
      location?: { line: number } | null;
      failureMessages?: string[] | null;
    }[];
  }[];
}

/** Returns the failures in jest's report, also of files that can't be loaded. */
export function jestFailures(report: JestReport, root: string): Failure[] {
  return report.testResults.flatMap(
    ({ name, status, message, assertionResults }) => {
      const file = relative(root, name);
      const failed = assertionResults.filter(
        (result) => result.status === 'failed',
      );

      if (status === 'failed' && failed.length === 0)
        return [
          {
            place: file,
            title: 'The file could not be run.',
            reason: reasonIn(message),
          },
        ];

      return failed.map(({ fullName, location, failureMessages }) => ({
        place: location ? `${file}:${location.line}` : file,
        title: fullName,
        reason: reasonIn(failureMessages?.[0] ?? ''),
      }));
    },
  );
}

interface PlaywrightSpec {
  title: string;
  file: string;
  line: number;
  tests: {
    status: string;
    results: { error?: { message?: string } }[];
  }[];
}

interface PlaywrightSuite {
  specs?: PlaywrightSpec[];
  suites?: PlaywrightSuite[];
}

export interface PlaywrightReport extends PlaywrightSuite {
  /** `rootDir` is the folder to which the paths of files are relative. */
  config: { rootDir: string };

  /** Errors outside of tests, such as a server that did not start. */
  errors: { message?: string }[];
}

const specsIn = ({
  specs = [],
  suites = [],
}: PlaywrightSuite): PlaywrightSpec[] => [...specs, ...suites.flatMap(specsIn)];

/** Whether a test failed, or passed only when it was tried again. */
const hasFailed = ({ tests }: PlaywrightSpec): boolean =>
  tests.some(({ status }) => status === 'unexpected' || status === 'flaky');

/** Returns the failures in Playwright's report, also those outside of tests. */
export function playwrightFailures(
  report: PlaywrightReport,
  root: string,
): Failure[] {
  const folder = relative(root, report.config.rootDir);

  const ofTests = specsIn(report)
    .filter(hasFailed)
    .map(({ title, file, line, tests }) => {
      const errors = tests.flatMap(({ results }) =>
        results.flatMap(({ error }) => error?.message ?? []),
      );

      return {
        place: `${join(folder, file)}:${line}`,
        title,
        reason: reasonIn(errors[0] ?? ''),
      };
    });

  const others = report.errors.map(({ message = '' }) => ({
    place: folder,
    title: 'An error outside of the tests',
    reason: reasonIn(message),
  }));

  return [...ofTests, ...others];
}

/** Returns a list of failures: for each its place, title and reason. */
export const formatFailures = (failures: Failure[]): string =>
  failures
    .map(({ place, title, reason }) => {
      const indented = reason.replace(/^/gm, '    ');

      return `${place}\n  ${title}\n${indented}`;
    })
    .join('\n\n');
