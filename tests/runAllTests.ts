import { join } from 'node:path';
import { buildProject } from '../scripts/support/building/buildProject';
import { runNode } from '../scripts/support/runCommand';
import { FAILED, PASSED, type Counts } from './counts';
import { findTestBrowser, runBrowserTests, runUnitTests } from './runTests';

type Print = (text: string) => void;

const printNow: Print = (text) => void process.stdout.write(text);

interface Step {
  name: string;
  run: (print: Print) => Promise<Counts>;
  print?: Print;
}

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

  /** Adds the step's counts to `results`. Returns whether the step passed. */
  const runStep = async ({ name, run, print = printNow }: Step) => {
    print(`\n== ${name}\n`);

    const counts = await run(print).catch((error: unknown) => {
      signal.throwIfAborted();
      print(`${error instanceof Error ? error.message : String(error)}\n`);

      return FAILED;
    });

    results.push(counts);

    return counts.failed === 0;
  };

  /** Returns a step that passes if a program of node_modules exits with 0. */
  const runTool =
    (script: string, ...args: string[]): Step['run'] =>
    async (onOutput) => {
      const command = [join(root, 'node_modules', script), ...args];
      const code = await runNode(command, { cwd: root, signal, onOutput });

      return code === 0 ? PASSED : FAILED;
    };

  let isBuilt = false;

  const buildAndCheckTypes = async (): Promise<void> => {
    const build = async () => {
      await buildProject(root, process.env, signal);

      return PASSED;
    };

    isBuilt = await runStep({ name: 'Build', run: build });

    // tsc must run after the build, which writes the types of Gatsby's queries.
    const checkTypes = runTool('typescript/bin/tsc', '--noEmit');

    await runStep({ name: 'Types', run: checkTypes });
  };

  const building = buildAndCheckTypes();

  // `building` rejects only on abort; then this prints nothing.
  const printAfterBuild: Print = (text) =>
    void building.then(() => printNow(text)).catch(() => {});

  /** Runs in parallel with `building`, and prints after it. */
  const runChecks = async (): Promise<void> => {
    const print = printAfterBuild;
    const checkFormat = runTool('prettier/bin/prettier.cjs', '--check', '.');
    const lint = runTool('eslint/bin/eslint.js', '.');
    const unitTests = () => runUnitTests(root, signal, { print });

    await runStep({ name: 'Formatting', run: checkFormat, print });
    await runStep({ name: 'Lint', run: lint, print });
    await runStep({ name: 'Unit tests', run: unitTests, print });
  };

  // Waits for both even if one rejects: after an abort, the programs of the
  // other have to stop.
  await Promise.allSettled([building, runChecks()]);
  signal.throwIfAborted();

  const testBuild =
    (reportName: string, ...args: string[]): Step['run'] =>
    async () => {
      if (!isBuilt)
        throw new Error('The browser tests need the build, which has failed.');

      return runBrowserTests(root, reportName, args, signal);
    };

  const testEditor = testBuild(
    'admin',
    '--config=tests/admin/playwright.config.ts',
    'changeASentence',
    'hostileOpener',
  );

  await runStep({ name: 'Browser tests', run: testBuild('playwright') });
  await runStep({ name: 'Browser tests of the editor', run: testEditor });

  return results;
}
