import { join } from 'node:path';
import { buildProject } from '../../local/buildProject';
import type { Counts } from '../counts';
import { BUILT_FOR } from '../e2e/support/addresses';
import { inProjectCopy } from '../projectCopy';
import { runBrowserTests } from '../runBrowserTests';
import type { Round } from './rounds';

/**
 * Builds the site with other words in a copy of the project, and runs browser tests on each build.
 * @throws with the line of the content check where it does not take the words, or where a build fails
 */
export function runRounds(root: string, rounds: Round[], signal: AbortSignal): Promise<Counts[]> {
  // The tests look for these words where they should not be.
  const environment = { ...process.env, SITE_URL: BUILT_FOR, OTHER_WORDS: join(root, 'content') };
  return inProjectCopy(root, 'agency', async (copy) => {
    const all: Counts[] = [];
    for (const [index, { name, change, tests }] of rounds.entries()) {
      console.log(`\n== ${name}`);
      await change(join(copy, 'content'));
      await buildProject(copy, environment, { signal });
      const args = ['--config=tests/agency/playwright.config.ts', ...tests];
      all.push(await runBrowserTests(copy, `agency-${index}`, args, signal, environment));
    }
    return all;
  });
}
