/**
 * `npm run test:agency`: runs browser tests on other builds than that of `npm test`: with a second agency's content, difficult
 * brands, the recipes of the guide for staff, and a bot check.
 */
import { command } from './support/command';
import { brandRounds } from '../tests/agency/brandRounds';
import { recipes, whole } from '../tests/agency/rounds';
import { runRounds } from '../tests/agency/runRounds';
import { printTotal } from '../tests/counts';
import { runBrowserTests } from '../tests/runTests';

const BOT_CHECK = '--config=tests/botCheck/playwright.config.ts';

void command(async (signal, root) => {
  const rounds = await runRounds(root, [whole, ...brandRounds, ...recipes], signal);
  console.log('\n== A site with a bot check');
  return printTotal([...rounds, await runBrowserTests(root, 'botCheck', [BOT_CHECK], signal)]);
});
