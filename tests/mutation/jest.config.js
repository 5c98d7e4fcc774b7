const { resolve } = require('node:path');
const { projects } = require('../../jest.config.js');

const project = projects.find(({ displayName }) => displayName === process.env.MUTATION_PROJECT);

const TESTS = {
  node: ['api/src', 'src/content', 'src/enquiry'].map(
    (folder) => `<rootDir>/${folder}/**/*.test.ts`,
  ),
  site: ['<rootDir>/src/enquiry/**/*.test.tsx', '<rootDir>/api/src/answerPage.test.ts'],
};

/**
 * One project of the whole configuration, as Stryker wants it, and only the tests beside the code that is changed: those
 * of the bundle and of the load take half a minute, for every change.
 */
module.exports = {
  ...project,
  rootDir: resolve(),
  testMatch: TESTS[project.displayName],
};
