import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '../local/runCommand';
import { findBrowser } from './browser';
import { checked, playwrightCounts, type Counts, type PlaywrightReport } from './counts';

/**
 * Runs browser tests of a project's folder to their end, with their lines on the terminal.
 * @param name of the report that is left in `reports/`
 * @param args for Playwright: a configuration, specs, a pattern
 */
export async function runBrowserTests(
  root: string,
  name: string,
  args: string[],
  signal: AbortSignal,
  environment = process.env,
): Promise<Counts> {
  const report = join(root, 'reports', `${name}.json`);
  mkdirSync(join(root, 'reports'), { recursive: true });
  rmSync(report, { force: true });
  const playwright = join(root, 'node_modules/@playwright/test/cli.js');
  const code = await runNode(root, [playwright, 'test', '--reporter=list,json', ...args], signal, {
    ...environment,
    CHROME_PATH: await findBrowser(signal, { shell: true }),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  const counts = playwrightCounts(JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport);
  return checked(counts, code);
}
