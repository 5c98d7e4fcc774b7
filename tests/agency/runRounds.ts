import { join } from 'node:path';
import { runNode } from '../../scripts/support/runCommand';
import type { Counts } from '../counts';
import { BUILT_FOR } from '../e2e/support/addresses';
import { inProjectCopy } from '../projectCopy';
import { runBrowserTests, runUnitTests } from '../runTests';
import type { Round } from './rounds';

/**
 * Changes the content in a copy of the project, and builds and tests the site in each round.
 * @throws if a build fails, for example because the content check finds errors
 */
export function runRounds(root: string, rounds: Round[], signal: AbortSignal): Promise<Counts[]> {
  // The tests check that no text and colour of this content is left.
  const environment = { ...process.env, SITE_URL: BUILT_FOR, OTHER_WORDS: join(root, 'content') };
  return inProjectCopy(root, 'agency', async (copy) => {
    const all: Counts[] = [];
    for (const [index, { name, change, tests }] of rounds.entries()) {
      console.log(`\n== ${name}`);
      await change(join(copy, 'content'));
      // The build script of the copy, because a round may change the table of pages.
      const build = ['--import', 'tsx', 'scripts/build.ts'];
      if ((await runNode(copy, build, signal, environment)) !== 0)
        throw new Error('The build of the copy failed. See its output above.');
      if (tests.length === 0) all.push(await runUnitTests(copy, signal));
      const args = ['--config=tests/agency/playwright.config.ts', ...tests];
      all.push(await runBrowserTests(copy, `agency-${index}`, args, signal, environment));
    }
    return all;
  });
}
