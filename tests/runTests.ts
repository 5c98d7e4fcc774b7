import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '../scripts/support/runCommand';
import { findBrowser } from '../scripts/support/findBrowser';
import {
  addRunFailure,
  jestCounts,
  playwrightCounts,
  type Counts,
  type JestCounts,
  type PlaywrightCounts,
} from './counts';
import {
  jestFailures,
  playwrightFailures,
  type JestReport,
  type PlaywrightReport,
} from './failures';
import { freePorts } from '../testing/freePorts';

type Print = (text: string) => void;

const JEST = 'node_modules/jest/bin/jest.js';
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

let browserPath: Promise<string> | undefined;

/**
 * Returns the path of a browser, preferably one without user interface. Only
 * the first call looks for it.
 */
export const findTestBrowser = (signal: AbortSignal): Promise<string> =>
  (browserPath ??= findBrowser(signal, { headlessShell: true }));

/** Deletes the report of an earlier run. Returns the path for the new one. */
function prepareReport(root: string, reportName: string): string {
  const path = join(root, 'reports', `${reportName}.json`);

  mkdirSync(join(root, 'reports'), { recursive: true });
  // If the run writes no report, reading it must fail.
  rmSync(path, { force: true });

  return path;
}

const readReport = <Report>(path: string) =>
  JSON.parse(readFileSync(path, 'utf8')) as Report;

interface UnitTestOptions {
  print?: Print;

  /** Runs only the tests whose paths match one of these patterns. */
  paths?: string[];
}

export async function runUnitTests(
  root: string,
  signal: AbortSignal,
  { print, paths = [] }: UnitTestOptions = {},
): Promise<Counts> {
  const reportPath = prepareReport(root, 'jest');

  const seed = process.env.RANDOM_ORDER;
  const order = seed ? ['--randomize', `--seed=${seed}`] : [];
  const report = [
    '--json',
    `--outputFile=${reportPath}`,
    '--testLocationInResults',
  ];
  const args = [JEST, ...report, ...order, ...paths];

  // Jest sets NODE_ENV only if the caller has not set it.
  const env = { ...process.env, NODE_ENV: 'test' };
  const code = await runNode(args, { cwd: root, env, signal, onOutput: print });

  const results = readReport<JestCounts & JestReport>(reportPath);
  const counts = addRunFailure(jestCounts(results), code);

  return { ...counts, failures: jestFailures(results, root) };
}

interface PlaywrightRun {
  /** Name of the report in `reports/`, without `.json`. */
  reportName: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
}

/** Runs `playwright test`, and returns the counts of its report. */
export async function runPlaywright(
  root: string,
  { reportName, args, env, signal }: PlaywrightRun,
): Promise<Counts> {
  const reportPath = prepareReport(root, reportName);
  const command = [PLAYWRIGHT, 'test', '--reporter=list,json', ...args];

  const code = await runNode(command, {
    cwd: root,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: reportPath },
    signal,
  });

  const results = readReport<PlaywrightCounts & PlaywrightReport>(reportPath);
  const counts = addRunFailure(playwrightCounts(results), code);

  return { ...counts, failures: playwrightFailures(results, root) };
}

/** Runs browser tests in Chromium, with a server at ports of their own. */
export async function runBrowserTests(
  root: string,
  reportName: string,
  args: string[],
  signal: AbortSignal,
  baseEnv = process.env,
): Promise<Counts> {
  const [sitePort, inboxPort] = await freePorts(2);

  const env = {
    ...baseEnv,
    CHROME_PATH: await findTestBrowser(signal),
    E2E_PORT: sitePort,
    E2E_INBOX_PORT: inboxPort,
  };

  return runPlaywright(root, { reportName, args, env, signal });
}
