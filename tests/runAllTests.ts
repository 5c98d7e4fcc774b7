import { join } from 'node:path';
import { buildProject } from '../scripts/support/building/buildProject';
import { runNode } from '../scripts/support/runCommand';
import { FAILED, PASSED, type Counts } from './counts';
import { findTestBrowser, runBrowserTests, runUnitTests } from './runTests';

/**
 * Runs all steps of `npm test`, even if one fails. Returns the counts of each.
 * @throws if there is no browser, or on abort
 */
export async function runAllTests(
  root: string,
  signal: AbortSignal,
): Promise<Counts[]> {
  await findTestBrowser(signal);
  const results: Counts[] = [];
  const printNow = (text: string) => void process.stdout.write(text);

  /** Adds the step's counts to `results`. Returns whether the step passed. */
  const runStep = async (
    name: string,
    run: () => Promise<Counts>,
    print = printNow,
  ) => {
    print(`\n== ${name}\n`);
    const counts = await run().catch((error: unknown) => {
      signal.throwIfAborted();
      print(`${error instanceof Error ? error.message : String(error)}\n`);

      return FAILED;
    });

    results.push(counts);

    return counts.failed === 0;
  };

  const runTool = async (
    print: typeof printNow,
    script: string,
    ...args: string[]
  ) => {
    const command = [join(root, 'node_modules', script), ...args];
    const code = await runNode(command, { cwd: root, signal, onOutput: print });

    return code === 0 ? PASSED : FAILED;
  };

  let isBuilt = false;

  const buildAndCheckTypes = async (): Promise<void> => {
    const build = () =>
      buildProject(root, process.env, signal).then(() => PASSED);

    isBuilt = await runStep('Build', build);
    // tsc must run after the build, which writes the types of Gatsby's queries.
    await runStep('Types', () =>
      runTool(printNow, 'typescript/bin/tsc', '--noEmit'),
    );
  };

  const building = buildAndCheckTypes();

  // Runs in parallel with `building`, and prints after it. `building` rejects
  // only on abort; then this prints nothing.
  const runChecks = async () => {
    const printLater = (text: string) =>
      void building.then(() => printNow(text)).catch(() => {});
    const prettier = () =>
      runTool(printLater, 'prettier/bin/prettier.cjs', '--check', '.');

    await runStep('Formatting', prettier, printLater);
    await runStep(
      'Lint',
      () => runTool(printLater, 'eslint/bin/eslint.js', '.'),
      printLater,
    );
    await runStep(
      'Unit tests',
      () => runUnitTests(root, signal, { print: printLater }),
      printLater,
    );
  };

  // Waits for both even if one rejects: after an abort, the programs of the
  // other have to stop.
  await Promise.allSettled([building, runChecks()]);
  signal.throwIfAborted();

  const testBuild = async (
    reportName: string,
    ...args: string[]
  ): Promise<Counts> => {
    if (!isBuilt)
      throw new Error('The browser tests need the build, which has failed.');

    return runBrowserTests(root, reportName, args, signal);
  };

  await runStep('Browser tests', () => testBuild('playwright'));
  await runStep('A browser test of the editor', () =>
    testBuild(
      'admin',
      '--config=tests/admin/playwright.config.ts',
      'changeASentence',
    ),
  );

  return results;
}
