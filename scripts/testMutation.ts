/** `npm run test:mutation`: whether the tests notice a change of the code. It fails where an area's score is under 90 %. */
import { command } from './support/command';
import { runNode } from './support/runCommand';
import { areas } from '../tests/mutation/areas';

const STRYKER = 'tests/mutation/node_modules/@stryker-mutator/core/bin/stryker.js';
const ARGS = [STRYKER, 'run', 'tests/mutation/stryker.config.mjs'];

void command(async (signal, root) => {
  const tryChanges = (area: string) =>
    runNode(root, ARGS, signal, { ...process.env, MUTATION_AREA: area });
  // The first keeps the processor busy. The tests of the function wait half of their time and those of the form a quarter,
  // and so these run side by side.
  const [first = '', ...others] = Object.keys(areas);
  const codes = [await tryChanges(first), ...(await Promise.all(others.map(tryChanges)))];
  return Math.max(...codes);
});
