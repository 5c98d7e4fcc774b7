import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '../../scripts/support/runCommand';
import type { Counts } from '../counts';
import { BUILD_SITE_URL } from '../e2e/support/addresses';
import { inProjectCopy } from '../projectCopy';
import { runBrowserTests, runUnitTests } from '../runTests';
import type { Round } from './rounds';

/**
 * Files and folders whose unit tests open files in content/, other than its
 * guide. The second agency's round runs the others, too.
 */
const UNIT_TESTS_OF_CONTENT = [
  'scripts/support/building/',
  'scripts/support/checkMail',
  'scripts/support/liveSite/',
  'src/gatsby/drawings/',
  'src/gatsby/files/',
  'src/gatsby/fonts/',
];

interface RoundRun {
  /** Folder of the project copy. */
  copy: string;
  round: Round;

  /** Name of the Playwright report. */
  report: string;
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
}

/**
 * Builds in a new process: a round may change src/content/shape/pages.ts, which
 * this process has loaded.
 */
async function build({ copy, env, signal }: RoundRun): Promise<void> {
  const args = ['--import', 'tsx', 'scripts/build.ts'];
  const exitCode = await runNode(args, { cwd: copy, env, signal });

  if (exitCode !== 0)
    throw new Error('The build of the copy failed. See its output above.');
}

/**
 * Checks that each name has a spec, because Playwright ignores a name without
 * one if other names have one.
 * @throws if a spec is missing
 */
function requireSpecs(copy: string, round: Round, specNames: string[]): void {
  const exists = (file: string): boolean =>
    ['e2e', 'agency'].some((folder) =>
      existsSync(join(copy, 'tests', folder, file)),
    );

  const missing = specNames
    .map((name) => `${name}.spec.ts`)
    .find((file) => !exists(file));

  if (missing)
    throw new Error(
      `The round "${round.name}" names ${missing}, which does not exist.`,
    );
}

/** Runs the browser specs with these names; if there are none, all specs. */
function runSpecs(
  { copy, round, report, env, signal }: RoundRun,
  specNames: string[] = [],
): Promise<Counts> {
  requireSpecs(copy, round, specNames);

  const args = ['--config=tests/agency/playwright.config.ts', ...specNames];

  return runBrowserTests(copy, report, args, signal, env);
}

/** Runs the tests of `npm test` that other content could break. */
async function runTestsOfContent(run: RoundRun): Promise<Counts[]> {
  const { copy, report, env, signal } = run;
  const paths = UNIT_TESTS_OF_CONTENT;
  const args = ['--config=tests/agency/generated/playwright.config.ts'];

  const unitCounts = await runUnitTests(copy, signal, { paths });
  const browserCounts = await runBrowserTests(copy, report, args, signal, env);

  return [unitCounts, browserCounts];
}

async function runAllTests(run: RoundRun): Promise<Counts[]> {
  const unitCounts = await runUnitTests(run.copy, run.signal);

  return [unitCounts, await runSpecs(run)];
}

async function runTestsOf(run: RoundRun): Promise<Counts[]> {
  const { specs } = run.round;

  if (specs === 'all') return runAllTests(run);
  if (specs === 'content') return runTestsOfContent(run);

  return [await runSpecs(run, specs.split(' '))];
}

/**
 * Runs rounds one by one in one project copy. Returns their test counts.
 * @throws if a build fails or a spec is missing
 */
export function runRounds(
  root: string,
  rounds: Round[],
  signal: AbortSignal,
): Promise<Counts[]> {
  const env = {
    ...process.env,
    SITE_URL: BUILD_SITE_URL,
    // ownWords.spec.ts and ownColours.spec.ts check that the copy's site has no
    // text and no colour of this content.
    FIRST_AGENCY_CONTENT: join(root, 'content'),
  };

  return inProjectCopy(root, 'agency', async (copy) => {
    const counts: Counts[] = [];

    for (const [index, round] of rounds.entries()) {
      const run = { copy, round, report: `agency-${index}`, env, signal };

      console.log(`\n== ${round.name}`);
      await round.change(join(copy, 'content'));
      await build(run);
      counts.push(...(await runTestsOf(run)));
    }

    return counts;
  });
}
