import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '../../scripts/support/runCommand';
import type { Counts } from '../counts';
import { BUILD_SITE_URL } from '../e2e/support/addresses';
import { inProjectCopy } from '../projectCopy';
import { runBrowserTests, runUnitTests } from '../runTests';
import type { Round } from './rounds';

/** Folders and files whose unit tests read the content of the project. */
const UNIT_TESTS_OF_CONTENT = [
  'local/host',
  'scripts/',
  'src/content/',
  'src/gatsby/check/',
  'src/gatsby/nodes/',
  'tests/',
];

/**
 * Runs rounds one by one in one project copy. Returns their test counts.
 * @throws if a build fails or a spec is missing
 */
export function runRounds(
  root: string,
  rounds: Round[],
  signal: AbortSignal,
): Promise<Counts[]> {
  // ownWords.spec.ts and ownColours.spec.ts check that the copy's site has no
  // text and no colour of this content.
  const FIRST_AGENCY_CONTENT = join(root, 'content');
  const environment = {
    ...process.env,
    SITE_URL: BUILD_SITE_URL,
    FIRST_AGENCY_CONTENT,
  };

  return inProjectCopy(root, 'agency', async (copy) => {
    const counts: Counts[] = [];

    for (const [index, { name, change, specs }] of rounds.entries()) {
      console.log(`\n== ${name}`);
      await change(join(copy, 'content'));
      // Build in a new process: a round may change src/content/shape/pages.ts,
      // which this process has loaded.
      const buildArgs = ['--import', 'tsx', 'scripts/build.ts'];

      if (
        (await runNode(buildArgs, { cwd: copy, env: environment, signal })) !==
        0
      )
        throw new Error('The build of the copy failed. See its output above.');

      if (specs === 'all') counts.push(await runUnitTests(copy, signal));

      if (specs === 'site') {
        counts.push(
          await runUnitTests(copy, signal, { paths: UNIT_TESTS_OF_CONTENT }),
        );
        counts.push(
          await runBrowserTests(
            copy,
            `agency-${index}`,
            [],
            signal,
            environment,
          ),
        );
        continue;
      }

      const specNames = specs === 'all' ? [] : specs.split(' ');

      // Playwright ignores a name without a test if the other names have one.
      for (const file of specNames.map((spec) => `${spec}.spec.ts`))
        if (
          !['e2e', 'agency'].some((folder) =>
            existsSync(join(root, 'tests', folder, file)),
          )
        )
          throw new Error(
            `The round "${name}" names ${file}, which does not exist.`,
          );
      const args = ['--config=tests/agency/playwright.config.ts', ...specNames];

      counts.push(
        await runBrowserTests(
          copy,
          `agency-${index}`,
          args,
          signal,
          environment,
        ),
      );
    }

    return counts;
  });
}
