/** `npm run test:agency`: the browser tests on the words of a second agency, on what the guide for staff tells to do, with a wordmark, and in hard brands. */
import { command } from '../local/command';
import { brandRounds } from '../tests/agency/brandRounds';
import { recipes, whole } from '../tests/agency/rounds';
import { runRounds } from '../tests/agency/runRounds';
import { wordmarkRound } from '../tests/agency/wordmarkRound';
import { printSum } from '../tests/counts';

void command(async (signal, root) =>
  printSum(await runRounds(root, [whole, wordmarkRound, ...brandRounds, ...recipes], signal)),
);
