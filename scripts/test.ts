/**
 * `npm test`: everything that can be checked, one after the other, and the sum of it as the last line. With
 * `RANDOM_ORDER`, a number, the tests run in the order that it draws.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildProject } from '../local/buildProject';
import { command } from '../local/command';
import { installEditor } from '../local/editor/editorInstall';
import { runCommand } from '../local/runCommand';
import { short } from '../tests/agency/rounds';
import { runRounds } from '../tests/agency/runRounds';
import {
  checked,
  FAILED,
  jestCounts,
  PASSED,
  summary,
  type Counts,
  type JestReport,
} from '../tests/counts';
import { BUILT_FOR } from '../tests/e2e/support/addresses';
import { runBrowserTests } from '../tests/runBrowserTests';

const root = join(__dirname, '..');
const tool = (name: string): string => join(root, 'node_modules', name);

/** The address that `npm start` has: both then use one build, in which there is no bot check. */
process.env.SITE_URL = BUILT_FOR;
delete process.env.GATSBY_RECAPTCHA_SITE_KEY;
const { RANDOM_ORDER } = process.env;
const JEST_ORDER = RANDOM_ORDER ? ['--randomize', `--seed=${RANDOM_ORDER}`] : [];

void command(async (signal) => {
  const node = async (args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> => {
    const { code } = await runCommand(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      signal,
      onOutput: (text) => process.stdout.write(text),
    });
    return code;
  };

  const all: Counts[] = [];
  /** One failing step does not keep the others from running. */
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
  const passes = async (...args: string[]) => ((await node(args)) === 0 ? PASSED : FAILED);

  await step('Formatting', () => passes(tool('prettier/bin/prettier.cjs'), '--check', '.'));
  await step('Lint', () => passes(tool('eslint/bin/eslint.js'), '.'));
  // Before the types: Gatsby writes those of the page queries while it builds.
  const built = await step('Build', () =>
    buildProject(root, process.env, { signal }).then(() => PASSED),
  );
  await step('Types', () => passes(tool('typescript/bin/tsc'), '--noEmit'));
  await step('Unit tests', async () => {
    const report = join(root, 'reports/jest.json');
    mkdirSync(dirname(report), { recursive: true });
    rmSync(report, { force: true });
    const args = [tool('jest/bin/jest.js'), '--json', `--outputFile=${report}`, ...JEST_ORDER];
    const code = await node(args, { NODE_ENV: 'test' });
    return checked(jestCounts(JSON.parse(readFileSync(report, 'utf8')) as JestReport), code);
  });
  const browserTests = async (name: string, ...args: string[]): Promise<Counts> => {
    if (!built) throw new Error('They need the build, which has failed.');
    return runBrowserTests(root, name, args, signal);
  };
  await step('Browser tests', () => browserTests('playwright'));
  await step('Browser tests of the editor', async () => {
    await installEditor(signal);
    return browserTests('editor', '--config=tests/editor/playwright.config.ts');
  });
  await step('Browser tests of a second agency', async () => {
    const [counts = FAILED] = await runRounds(root, [short], signal);
    return counts;
  });
  // Last: it copies the cache of the build, and makes one of its own with a site key.
  await step('Browser tests of the bot check', () =>
    browserTests('botCheck', '--config=tests/botCheck/playwright.config.ts'),
  );

  console.log(`\n${summary(all)}`);
  return all.every(({ failed }) => failed === 0) ? 0 : 1;
});
