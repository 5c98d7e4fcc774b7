import { join } from 'node:path';
import { buildProject } from '../scripts/support/buildProject';
import { runNode } from '../scripts/support/runCommand';
import { buildWithSiteKey } from './botCheck/buildWithSiteKey';
import { FAILED, PASSED, type Counts } from './counts';
import { heldOutput } from './heldOutput';
import { runBrowserTests, runUnitTests, testBrowser } from './runTests';

/**
 * Runs everything that can be checked. A step that fails does not keep the others from running. What needs no build runs
 * beside the builds, each of which keeps about one processor busy; its lines are printed after theirs.
 * @throws one sentence if there is no browser, before anything else
 */
export async function runAllTests(root: string, signal: AbortSignal): Promise<Counts[]> {
  await testBrowser(signal);
  const all: Counts[] = [];
  const toTerminal = (text: string): void => void process.stdout.write(text);
  const step = async (name: string, run: () => Promise<Counts>, print = toTerminal) => {
    print(`\n== ${name}\n`);
    const counts = await run().catch((error: unknown) => {
      signal.throwIfAborted();
      print(`${error instanceof Error ? error.message : String(error)}\n`);
      return FAILED;
    });
    all.push(counts);
    return counts.failed === 0;
  };
  const passes = async (print: typeof toTerminal, program: string, ...args: string[]) => {
    const file = join(root, 'node_modules', program);
    const code = await runNode(root, [file, ...args], signal, undefined, print);
    return code === 0 ? PASSED : FAILED;
  };

  const { print, release } = heldOutput();
  const withoutBuild = async () => {
    const prettier = () => passes(print, 'prettier/bin/prettier.cjs', '--check', '.');
    await step('Formatting', prettier, print);
    await step('Lint', () => passes(print, 'eslint/bin/eslint.js', '.'), print);
    await step('Unit tests', () => runUnitTests(root, signal, print), print);
  };
  const builds = async () => {
    const built = await step('Build', async () => {
      await buildProject(root, process.env, signal);
      return PASSED;
    });
    // After the build, in which Gatsby writes the types of the page queries.
    await step('Types', () => passes(toTerminal, 'typescript/bin/tsc', '--noEmit'));
    if (built)
      await step('Build with a bot check', async () => {
        await buildWithSiteKey(root, process.env, signal);
        return PASSED;
      });
    release();
    return built;
  };
  const [build] = await Promise.allSettled([builds(), withoutBuild()]);
  signal.throwIfAborted();
  const built = build.status === 'fulfilled' && build.value;

  const browserTests = async (name: string, ...args: string[]): Promise<Counts> => {
    if (!built) throw new Error('They need the build, which has failed.');
    return runBrowserTests(root, name, args, signal);
  };
  await step('Browser tests', () => browserTests('playwright'));
  await step('A browser test of the editor', () =>
    browserTests('admin', '--config=tests/admin/playwright.config.ts', 'changeASentence'),
  );
  await step('Browser tests of the bot check', () =>
    browserTests('botCheck', '--config=tests/botCheck/playwright.config.ts'),
  );
  return all;
}
