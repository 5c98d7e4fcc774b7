/** `npm run test:agency`: runs browser tests with a second agency's content, difficult brands and the guide's recipes. */
import { command } from './support/command';
import { brandRounds } from '../tests/agency/brandRounds';
import { recipes, whole } from '../tests/agency/rounds';
import { runRounds } from '../tests/agency/runRounds';
import { printTotal } from '../tests/counts';

void command(async (signal, root) =>
  printTotal(await runRounds(root, [whole, ...brandRounds, ...recipes], signal)),
);
