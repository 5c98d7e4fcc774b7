/**
 * `npm run test:agency`: runs browser tests with a second agency's content, a wordmark, difficult brands, other
 * alphabets, the guide's recipes, and a bot check.
 */
import { command } from './support/command';
import { brandRounds } from '../tests/agency/brandRounds';
import { languageRounds } from '../tests/agency/languageRounds';
import { recipes, whole } from '../tests/agency/rounds';
import { runRounds } from '../tests/agency/runRounds';
import { wordmarkRound } from '../tests/agency/wordmarkRound';
import { printTotal } from '../tests/counts';
import { runBrowserTests } from '../tests/runTests';

const BOT_CHECK = '--config=tests/botCheck/playwright.config.ts';

void command(async (signal, root) => {
  const others = [wordmarkRound, ...brandRounds, ...languageRounds];
  const rounds = await runRounds(root, [whole, ...others, ...recipes], signal);
  console.log('\n== A site with a bot check');
  return printTotal([...rounds, await runBrowserTests(root, 'botCheck', [BOT_CHECK], signal)]);
});
