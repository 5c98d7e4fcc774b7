/** `npm run test:mutation`: whether the tests notice a change of the code. It fails where the score is under 90 %. */
import { command } from '../local/command';
import { mutationScore } from '../tests/mutation/mutationScore';

const LEAST = 90;

void command(async (signal, root) => {
  return (await mutationScore(root, signal)) >= LEAST ? 0 : 1;
});
