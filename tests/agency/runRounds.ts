import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '../../scripts/support/runCommand';
import type { Counts } from '../counts';
import { BUILD_SITE_URL } from '../e2e/support/addresses';
import { inProjectCopy } from '../projectCopy';
import { runBrowserTests, runUnitTests } from '../runTests';
import type { Round } from './rounds';

/** Runs rounds one after another in one copy of the project. @throws if a build fails, or if a spec does not exist */
export function runRounds(root: string, rounds: Round[], signal: AbortSignal): Promise<Counts[]> {
  // Tests check that the copy's site has no text and no colour of the project's own content.
  const FIRST_AGENCY_CONTENT = join(root, 'content');
  const environment = { ...process.env, SITE_URL: BUILD_SITE_URL, FIRST_AGENCY_CONTENT };
  return inProjectCopy(root, 'agency', async (copy) => {
    const counts: Counts[] = [];
    for (const [index, { name, change, specs }] of rounds.entries()) {
      console.log(`\n== ${name}`);
      await change(join(copy, 'content'));
      // Build in a new process: a round may change src/content/shape/pages.ts, which this process has loaded.
      const build = ['--import', 'tsx', 'scripts/build.ts'];
      if ((await runNode(build, { cwd: copy, env: environment, signal })) !== 0)
        throw new Error('The build of the copy failed. See its output above.');
      if (specs === 'all') counts.push(await runUnitTests(copy, signal));
      const names = specs === 'all' ? [] : specs.split(' ');
      // Playwright ignores a name without a test if the other names have one.
      for (const file of names.map((spec) => `${spec}.spec.ts`))
        if (!['e2e', 'agency'].some((folder) => existsSync(join(root, 'tests', folder, file))))
          throw new Error(`The round "${name}" names ${file}, which does not exist.`);
      const args = ['--config=tests/agency/playwright.config.ts', ...names];
      counts.push(await runBrowserTests(copy, `agency-${index}`, args, signal, environment));
    }
    return counts;
  });
}
