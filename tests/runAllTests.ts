import { join } from 'node:path';
import { buildProject } from '../local/buildProject';
import { runNode } from '../local/runCommand';
import { short } from './agency/rounds';
import { runRounds } from './agency/runRounds';
import { FAILED, PASSED, type Counts } from './counts';
import { runBrowserTests, runUnitTests } from './runTests';

/** Runs everything that can be checked, one after the other: a step that fails does not keep the others from running. */
export async function runAllTests(root: string, signal: AbortSignal): Promise<Counts[]> {
  const all: Counts[] = [];
  const step = async (name: string, run: () => Promise<Counts>): Promise<boolean> => {
    console.log(`\n== ${name}`);
    const counts = await run().catch((error: unknown) => {
      signal.throwIfAborted();
      console.error(error instanceof Error ? error.message : error);
      return FAILED;
    });
    all.push(counts);
    return counts.failed === 0;
  };
  const tool = (name: string): string => join(root, 'node_modules', name);
  const passes = async (program: string, ...args: string[]): Promise<Counts> =>
    (await runNode(root, [tool(program), ...args], signal)) === 0 ? PASSED : FAILED;

  await step('Formatting', () => passes('prettier/bin/prettier.cjs', '--check', '.'));
  await step('Lint', () => passes('eslint/bin/eslint.js', '.'));
  // Before the types: Gatsby writes those of the page queries while it builds.
  const built = await step('Build', async () => {
    await buildProject(root, process.env, signal);
    return PASSED;
  });
  await step('Types', () => passes('typescript/bin/tsc', '--noEmit'));
  await step('Unit tests', () => runUnitTests(root, signal));
  const browserTests = async (name: string, ...args: string[]): Promise<Counts> => {
    if (!built) throw new Error('They need the build, which has failed.');
    return runBrowserTests(root, name, args, signal);
  };
  await step('Browser tests', () => browserTests('playwright'));
  await step('Browser tests of the editor', () =>
    browserTests('admin', '--config=tests/admin/playwright.config.ts'),
  );
  await step('Browser tests of a second agency', async () => {
    const [counts = FAILED] = await runRounds(root, [short], signal);
    return counts;
  });
  // Last: it copies the cache of the build, and makes one of its own with a site key.
  await step('Browser tests of the bot check', () =>
    browserTests('botCheck', '--config=tests/botCheck/playwright.config.ts'),
  );
  return all;
}
