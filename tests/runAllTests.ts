import { join } from 'node:path';
import { buildProject } from '../scripts/support/buildProject';
import { runNode } from '../scripts/support/runCommand';
import { FAILED, PASSED, type Counts } from './counts';
import { findTestBrowser, runBrowserTests, runUnitTests } from './runTests';

/** Runs all steps of `npm test`, even if one fails. @throws before the first step if there is no browser */
export async function runAllTests(root: string, signal: AbortSignal): Promise<Counts[]> {
  await findTestBrowser(signal);
  const results: Counts[] = [];
  const toTerminal = (text: string): void => void process.stdout.write(text);
  const step = async (name: string, run: () => Promise<Counts>, print = toTerminal) => {
    print(`\n== ${name}\n`);
    const counts = await run().catch((error: unknown) => {
      signal.throwIfAborted();
      print(`${error instanceof Error ? error.message : String(error)}\n`);
      return FAILED;
    });
    results.push(counts);
    return counts.failed === 0;
  };
  const runTool = async (print: typeof toTerminal, script: string, ...args: string[]) => {
    const command = [join(root, 'node_modules', script), ...args];
    const code = await runNode(command, { cwd: root, signal, onOutput: print });
    return code === 0 ? PASSED : FAILED;
  };

  let isBuilt = false;
  const build = async (): Promise<void> => {
    isBuilt = await step('Build', () => buildProject(root, process.env, signal).then(() => PASSED));
    // After the build, which writes the types of Gatsby's queries.
    await step('Types', () => runTool(toTerminal, 'typescript/bin/tsc', '--noEmit'));
  };
  const building = build();
  // Runs in parallel with the build, and prints after it.
  const runChecks = async () => {
    const print = (text: string): void =>
      void building.then(() => toTerminal(text)).catch(() => {});
    const prettier = () => runTool(print, 'prettier/bin/prettier.cjs', '--check', '.');
    await step('Formatting', prettier, print);
    await step('Lint', () => runTool(print, 'eslint/bin/eslint.js', '.'), print);
    await step('Unit tests', () => runUnitTests(root, signal, print), print);
  };
  // After an abort, waits until the programs of both have stopped.
  await Promise.allSettled([building, runChecks()]);
  signal.throwIfAborted();

  const browserTests = async (name: string, ...args: string[]): Promise<Counts> => {
    if (!isBuilt) throw new Error('The browser tests need the build, which has failed.');
    return runBrowserTests(root, name, args, signal);
  };
  await step('Browser tests', () => browserTests('playwright'));
  await step('A browser test of the editor', () =>
    browserTests('admin', '--config=tests/admin/playwright.config.ts', 'changeASentence'),
  );
  return results;
}
