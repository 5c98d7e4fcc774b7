import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '../scripts/support/runCommand';
import { findBrowser } from './browser';
import { withExitCode, jestCounts, playwrightCounts, type Counts } from './counts';
import { freePort } from '../local/testing/freePort';

let browser: Promise<string> | undefined;

export const findTestBrowser = (signal: AbortSignal): Promise<string> =>
  (browser ??= findBrowser(signal, { headlessShell: true }));

function prepareReport(root: string, reportName: string): string {
  const report = join(root, 'reports', `${reportName}.json`);
  mkdirSync(join(root, 'reports'), { recursive: true });
  rmSync(report, { force: true });
  return report;
}

const readReport = <Report>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as Report;

type Print = (text: string) => void;

export async function runUnitTests(root: string, signal: AbortSignal, print?: Print) {
  const report = prepareReport(root, 'jest');
  const { RANDOM_ORDER: seed } = process.env;
  const order = seed ? ['--randomize', `--seed=${seed}`] : [];
  const args = ['node_modules/jest/bin/jest.js', '--json', `--outputFile=${report}`, ...order];
  const env = { ...process.env, NODE_ENV: 'test' };
  const code = await runNode(args, { cwd: root, env, signal, onOutput: print });
  return withExitCode(jestCounts(readReport(report)), code);
}

export async function runBrowserTests(
  root: string,
  reportName: string,
  args: string[],
  signal: AbortSignal,
  environment = process.env,
): Promise<Counts> {
  const report = prepareReport(root, reportName);
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'];
  const env = {
    ...environment,
    CHROME_PATH: await findTestBrowser(signal),
    E2E_PORT: await freePort(),
    E2E_INBOX_PORT: await freePort(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  };
  const code = await runNode([...playwright, ...args], { cwd: root, env, signal });
  return withExitCode(playwrightCounts(readReport(report)), code);
}
