/**
 * `npm run test:agency`: the browser tests on other builds than that of `npm test`: the words of a second agency, hard
 * brands, the recipes of the guide for staff, and a site with a bot check.
 */
import { command } from '../local/command';
import { brandRounds } from '../tests/agency/brandRounds';
import { recipes, whole } from '../tests/agency/rounds';
import { runRounds } from '../tests/agency/runRounds';
import { printSum } from '../tests/counts';
import { runBrowserTests } from '../tests/runTests';

const BOT_CHECK = '--config=tests/botCheck/playwright.config.ts';

void command(async (signal, root) => {
  const rounds = await runRounds(root, [whole, ...brandRounds, ...recipes], signal);
  console.log('\n== A site with a bot check');
  return printSum([...rounds, await runBrowserTests(root, 'botCheck', [BOT_CHECK], signal)]);
});
