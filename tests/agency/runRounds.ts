import { join } from 'node:path';
import { runNode } from '../../scripts/support/runCommand';
import type { Counts } from '../counts';
import { BUILT_FOR } from '../e2e/support/addresses';
import { inProjectCopy } from '../projectCopy';
import { runBrowserTests, runUnitTests } from '../runTests';
import type { Round } from './rounds';

/**
 * Builds the site with other words in a copy of the project, and runs browser tests on each build.
 * @throws where a build fails, or the content check does not take the words
 */
export function runRounds(root: string, rounds: Round[], signal: AbortSignal): Promise<Counts[]> {
  // The tests look for these words where they should not be.
  const environment = { ...process.env, SITE_URL: BUILT_FOR, OTHER_WORDS: join(root, 'content') };
  return inProjectCopy(root, 'agency', async (copy) => {
    const all: Counts[] = [];
    for (const [index, { name, change, tests }] of rounds.entries()) {
      console.log(`\n== ${name}`);
      await change(join(copy, 'content'));
      // The copy's own command: its table of pages may be another one.
      const build = ['--import', 'tsx', 'scripts/build.ts'];
      if ((await runNode(copy, build, signal, environment)) !== 0)
        throw new Error('The copy could not be built. The reason is above.');
      if (tests.length === 0) all.push(await runUnitTests(copy, signal));
      const args = ['--config=tests/agency/playwright.config.ts', ...tests];
      all.push(await runBrowserTests(copy, `agency-${index}`, args, signal, environment));
    }
    return all;
  });
}
