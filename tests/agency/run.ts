/**
 * `npm run test:agency`: tests the site with other content (tests/agency/), an
 * older copy that gets this version, and a site with a bot check.
 */
import { runMain } from '../../scripts/support/runMain';
import { brandRounds } from './brandRounds';
import { generatedRounds } from './generatedRounds';
import { languageRounds } from './languageRounds';
import { recipeRounds, secondAgencyRound } from './rounds';
import { runRounds } from './runRounds';
import { upgradeRound } from './upgrade/upgradeRound';
import { printTotal } from '../counts';
import { runBrowserTests } from '../runTests';

void runMain(async (signal, root) => {
  // A developer who repeats a generated content wants no other round.
  if (process.env.CONTENT_SEED)
    return printTotal(await runRounds(root, generatedRounds(), signal));

  const agencyRounds = [
    secondAgencyRound,
    ...brandRounds,
    ...languageRounds,
    ...recipeRounds,
  ];
  const counts = await runRounds(root, agencyRounds, signal);

  // In a project copy of its own: the recipes change more than the content.
  counts.push(...(await runRounds(root, generatedRounds(), signal)));

  // Also in a project copy of its own: the upgrade replaces all files.
  counts.push(...(await runRounds(root, [upgradeRound], signal)));

  console.log('\n== A site with a bot check');
  const config = '--config=tests/botCheck/playwright.config.ts';

  counts.push(await runBrowserTests(root, 'botCheck', [config], signal));

  return printTotal(counts);
});
