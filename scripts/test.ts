/**
 * `npm test`: everything that can be checked, one after the other, and the sum of it as the last line. With
 * `RANDOM_ORDER`, a number, the tests run in the order that it draws.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildProject } from '../local/buildProject';
import { command } from '../local/command';
import { installEditor } from '../local/editor/editorInstall';
import { runCommand } from '../local/runCommand';
import { findBrowser } from '../tests/browser';
import {
  checked,
  FAILED,
  jestCounts,
  PASSED,
  playwrightCounts,
  summary,
  type Counts,
  type JestReport,
  type PlaywrightReport,
} from '../tests/counts';

const root = join(__dirname, '..');
const report = (name: string): string => join(root, 'reports', name);
const tool = (name: string): string => join(root, 'node_modules', name);

/** The address that `npm start` has: both then use one build, in which there is no bot check. */
const ENVIRONMENT = {
  ...process.env,
  SITE_URL: 'http://localhost:4280',
  GATSBY_RECAPTCHA_SITE_KEY: undefined,
};
const { RANDOM_ORDER } = process.env;
const JEST_ORDER = RANDOM_ORDER ? ['--randomize', `--seed=${RANDOM_ORDER}`] : [];

void command(async (signal) => {
  const node = async (args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> => {
    const { code } = await runCommand(process.execPath, args, {
      cwd: root,
      env: { ...ENVIRONMENT, ...env },
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

  const reported = async <Report>(
    name: string,
    count: (report: Report) => Counts,
    run: (file: string) => Promise<number>,
  ): Promise<Counts> => {
    mkdirSync(join(root, 'reports'), { recursive: true });
    rmSync(report(name), { force: true });
    const code = await run(report(name));
    return checked(count(JSON.parse(readFileSync(report(name), 'utf8')) as Report), code);
  };

  await step('Formatting', () => passes(tool('prettier/bin/prettier.cjs'), '--check', '.'));
  await step('Lint', () => passes(tool('eslint/bin/eslint.js'), '.'));
  // Before the types: Gatsby writes those of the page queries while it builds.
  const built = await step('Build', () =>
    buildProject(root, ENVIRONMENT, { signal }).then(() => PASSED),
  );
  await step('Types', () => passes(tool('typescript/bin/tsc'), '--noEmit'));
  await step('Unit tests', () =>
    reported<JestReport>('jest.json', jestCounts, (file) =>
      node([tool('jest/bin/jest.js'), '--json', `--outputFile=${file}`, ...JEST_ORDER], {
        NODE_ENV: 'test',
      }),
    ),
  );
  const browserTests = async (name: string, ...args: string[]): Promise<Counts> => {
    if (!built) throw new Error('They need the build, which has failed.');
    const CHROME_PATH = await findBrowser(signal, { shell: true });
    return reported<PlaywrightReport>(name, playwrightCounts, (file) =>
      node([tool('@playwright/test/cli.js'), 'test', '--reporter=list,json', ...args], {
        CHROME_PATH,
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      }),
    );
  };
  await step('Browser tests', () => browserTests('playwright.json'));
  await step('Browser tests of the editor', async () => {
    await installEditor(signal);
    return browserTests('editor.json', '--config=tests/editor/playwright.config.ts');
  });
  // Last: it copies the cache of the build, and makes one of its own with a site key.
  await step('Browser tests of the bot check', () =>
    browserTests('botCheck.json', '--config=tests/botCheck/playwright.config.ts'),
  );

  console.log(`\n${summary(all)}`);
  return all.every(({ failed }) => failed === 0) ? 0 : 1;
});
