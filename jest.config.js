// Tests that need a DOM run in jsdom, such as those of the HTML page with which
// the function answers; all others run in Node.
const presets = [
  ['babel-preset-gatsby', { reactRuntime: 'automatic' }],
  '@babel/preset-typescript',
];
const common = {
  transform: {
    '\\.[jt]sx?$': ['babel-jest', { presets }],
    '\\.css$': '<rootDir>/tests/cssText.js',
  },
  modulePathIgnorePatterns: [
    '<rootDir>/.cache/',
    '<rootDir>/public/',
    '<rootDir>/.previous-public/',
    '<rootDir>/api/dist/',
  ],
};

module.exports = {
  // in ms; a slow machine takes longer than jest's default, five seconds
  testTimeout: 30_000,
  // By default, jest prints each failure again at the end of a long run.
  // tests/runTests.ts lists the failures there.
  reporters: [['default', { summaryThreshold: Infinity }]],
  maxWorkers: '100%', // Jest's default leaves one processor core idle.
  projects: [
    {
      ...common,
      displayName: 'site',
      testEnvironment: 'jsdom',
      testMatch: [
        '<rootDir>/src/{browser,components,templates,pages}/**/*.test.{ts,tsx}',
        '<rootDir>/src/enquiry/**/*.test.tsx',
        '<rootDir>/api/src/answer/*.test.ts',
      ],
      moduleNameMapper: { '\\.module\\.css$': '<rootDir>/tests/cssModule.js' },
      setupFilesAfterEnv: ['<rootDir>/tests/siteSetup.ts'],
    },
    {
      ...common,
      displayName: 'node',
      testMatch: [
        '<rootDir>/{api,bench,local,scripts,shared,tests}/**/*.test.ts',
        '<rootDir>/src/{art,brand,content,enquiry,gatsby,logo}/**/*.test.ts',
      ],
      testPathIgnorePatterns: ['/node_modules/', '/api/src/answer/'],
    },
  ],
};
