import { resolve } from 'node:path';

const project = process.env.MUTATION_PROJECT;
const plugin = '@stryker-mutator/jest-runner/dist/src/index.js';

/** What each project of jest can see changed. */
const MUTATED = {
  node: [
    'api/src/**/*.ts',
    '!api/src/answerPage.ts',
    'src/content/**/*.ts',
    'src/enquiry/sendEnquiry.ts',
  ],
  site: ['src/enquiry/**/*.{ts,tsx}', '!src/enquiry/sendEnquiry.ts', 'api/src/answerPage.ts'],
};

export default {
  mutate: [
    ...MUTATED[project],
    '!**/*.test.{ts,tsx}',
    '!**/testing/**',
    '!src/enquiry/testing.tsx',
    '!src/content/sampleContent.ts',
  ],
  plugins: [resolve(`tests/mutation/node_modules/${plugin}`)],
  testRunner: 'jest',
  jest: { configFile: 'tests/mutation/jest.config.js', enableFindRelatedTests: true },
  coverageAnalysis: 'perTest',
  // A constant that is read when its file is loaded can't be changed while the tests run: each would want a run of its own,
  // five hours in all.
  ignoreStatic: true,
  concurrency: 2,
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
  tempDirName: 'reports/mutation-copy',
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, reportTests: false, reportMutants: true, skipFull: true },
  jsonReporter: { fileName: `reports/mutation-${project}.json` },
  thresholds: { high: 95, low: 90, break: null },
};
