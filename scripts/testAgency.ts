/**
 * `npm run test:agency`: tests the site with other content (tests/agency/), and
 * a site with a bot check.
 */
import { runMain } from './support/runMain';
import { brandRounds } from '../tests/agency/brandRounds';
import { generatedRounds } from '../tests/agency/generatedRounds';
import { languageRounds } from '../tests/agency/languageRounds';
import { recipeRounds, secondAgencyRound } from '../tests/agency/rounds';
import { runRounds } from '../tests/agency/runRounds';
import { printTotal } from '../tests/counts';
import { runBrowserTests } from '../tests/runTests';

void runMain(async (signal, root) => {
  // A developer who repeats a generated content wants no other round.
  if (process.env.CONTENT_SEED)
    return printTotal(await runRounds(root, generatedRounds(), signal));

  const rounds = [
    secondAgencyRound,
    ...brandRounds,
    ...languageRounds,
    ...recipeRounds,
    ...generatedRounds(),
  ];
  const counts = await runRounds(root, rounds, signal);

  console.log('\n== A site with a bot check');
  const config = '--config=tests/botCheck/playwright.config.ts';

  counts.push(await runBrowserTests(root, 'botCheck', [config], signal));

  return printTotal(counts);
});
