/** `npm run test:agency`: the browser tests on the words of a second agency, on what the guide for staff tells to do, in hard brands, and in other alphabets. */
import { command } from '../local/command';
import { brandRounds } from '../tests/agency/brandRounds';
import { languageRounds } from '../tests/agency/languageRounds';
import { recipes, whole } from '../tests/agency/rounds';
import { runRounds } from '../tests/agency/runRounds';
import { printSum } from '../tests/counts';

void command(async (signal, root) =>
  printSum(await runRounds(root, [whole, ...brandRounds, ...languageRounds, ...recipes], signal)),
);
