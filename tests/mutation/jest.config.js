const { resolve } = require('node:path');
const { projects } = require('../../jest.config.js');

const project = projects.find(({ displayName }) => displayName === process.env.MUTATION_PROJECT);

/** One project of the whole configuration, as Stryker wants it, and only the tests that can notice. */
module.exports = {
  ...project,
  rootDir: resolve(),
  testMatch: project.testMatch.filter((pattern) => !/(local|tests)\//.test(pattern)),
};
