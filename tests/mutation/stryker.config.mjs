import { resolve } from 'node:path';
import { area } from './areas.js';

const plugin = '@stryker-mutator/jest-runner/dist/src/index.js';

export default {
  mutate: [...area.mutate, '!**/*.test.{ts,tsx}', '!**/testing/**'],
  plugins: [resolve(`tests/mutation/node_modules/${plugin}`)],
  testRunner: 'jest',
  jest: {
    configFile: 'tests/mutation/jest.config.js',
    enableFindRelatedTests: Boolean(area.apart),
  },
  coverageAnalysis: 'perTest',
  // A constant that is read when its file is loaded can't be changed while the tests run: each would want a run of its own,
  // five hours in all.
  ignoreStatic: true,
  concurrency: area.atATime,
  timeoutMS: 10_000,
  // Copied beside the code that is changed; what the tests never read stays away.
  ignorePatterns: [
    '.cache',
    'public',
    'reports',
    'test-results',
    'docs/pictures',
    'tests/*/node_modules',
    '**/dist',
  ],
  // One for each area, since areas run side by side and each takes its own away at its end.
  tempDirName: `reports/mutation-copy-${process.env.MUTATION_AREA}`,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, reportTests: false, reportMutants: true, skipFull: true },
  thresholds: { high: 95, low: 90, break: 90 },
};
