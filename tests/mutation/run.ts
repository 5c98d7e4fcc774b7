/**
 * `npm run test:mutation`: runs mutation tests of each area in areas.js. Fails
 * if an area's mutation score is below 90 %.
 */
import { runMain } from '../../scripts/support/runMain';
import { runNode } from '../../scripts/support/runCommand';
import { areas } from './areas';

const STRYKER =
  'tests/mutation/node_modules/@stryker-mutator/core/bin/stryker.js';
const ARGS = [STRYKER, 'run', 'tests/mutation/stryker.config.mjs'];

void runMain(async (signal, root) => {
  const runStryker = (area: string) =>
    runNode(ARGS, {
      cwd: root,
      signal,
      env: { ...process.env, MUTATION_AREA: area },
    });
  // The area `content` keeps the processor busy, so it runs alone. The others,
  // which often wait for sockets, run in parallel.
  const others = Object.keys(areas).filter((area) => area !== 'content');
  const codes = [
    await runStryker('content'),
    ...(await Promise.all(others.map(runStryker))),
  ];

  return Math.max(...codes);
});
