/** `npm run test:agency`: the browser tests on the words of a second agency, on what the guide for staff tells to do, and in hard brands. */
import { command } from './support/command';
import { brandRounds } from '../tests/agency/brandRounds';
import { recipes, whole } from '../tests/agency/rounds';
import { runRounds } from '../tests/agency/runRounds';
import { printSum } from '../tests/counts';

void command(async (signal, root) =>
  printSum(await runRounds(root, [whole, ...brandRounds, ...recipes], signal)),
);
