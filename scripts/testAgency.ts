/** `npm run test:agency`: tests copies of the project with other content, then a site with a bot check. */
import { runMain } from './support/runMain';
import { brandRounds } from '../tests/agency/brandRounds';
import { languageRounds } from '../tests/agency/languageRounds';
import { recipeRounds, secondAgencyRound } from '../tests/agency/rounds';
import { runRounds } from '../tests/agency/runRounds';
import { printTotal } from '../tests/counts';
import { runBrowserTests } from '../tests/runTests';

void runMain(async (signal, root) => {
  const contentRounds = [secondAgencyRound, ...brandRounds, ...languageRounds];
  const counts = await runRounds(root, [...contentRounds, ...recipeRounds], signal);
  console.log('\n== A site with a bot check');
  const config = '--config=tests/botCheck/playwright.config.ts';
  return printTotal([...counts, await runBrowserTests(root, 'botCheck', [config], signal)]);
});
