import { resolve } from 'node:path';
import { area } from './areas.js';

export default {
  mutate: [...area.mutate, '!**/*.test.{ts,tsx}', '!**/testing/**'],
  plugins: [
    resolve(
      'tests/mutation/node_modules/@stryker-mutator/jest-runner/dist/src/index.js',
    ),
  ],
  testRunner: 'jest',
  jest: {
    configFile: 'tests/mutation/jest.config.js',
    // Areas without `testsMockModules` run allTests.js. Jest can't follow its
    // `require(…)`, so it finds no related tests.
    enableFindRelatedTests: Boolean(area.testsMockModules),
  },
  coverageAnalysis: 'perTest',
  // Ignores mutants in code that runs when its file is loaded. Loading all
  // modules again for each would take five hours.
  ignoreStatic: true,
  concurrency: area.concurrency,
  // A mutant that times out counts as noticed, so a busy machine needs more
  // than Stryker's 5 s.
  timeoutMS: 10_000,
  // Stryker copies the project without these folders, because the tests never
  // read them.
  ignorePatterns: [
    '.cache',
    'public',
    '.previous-public',
    'reports',
    'test-results',
    'docs/pictures',
    'tests/*/node_modules',
    '**/dist',
  ],
  // One folder for each area, because areas run in parallel, and Stryker
  // deletes the folder of a run.
  tempDirName: `reports/mutation-copy-${process.env.MUTATION_AREA}`,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: {
    allowColor: false,
    reportTests: false,
    reportMutants: true,
    skipFull: true,
  },
  thresholds: { high: 95, low: 90, break: 90 },
};
