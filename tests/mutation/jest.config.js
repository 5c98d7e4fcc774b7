const { projects } = require('../../jest.config.js');
const { area } = require('./areas'); // the one that MUTATION_AREA names
const testFiles = area.testsMockModules
  ? area.tests
  : ['tests/mutation/allTests.js']; // mocks would clash in one file

module.exports = {
  ...projects.find(({ displayName }) => displayName === area.project),
  // Stryker runs jest in the folder of its copy of the project.
  rootDir: process.cwd(),
  testEnvironment: require.resolve('./firstFailure.js'),
  testMatch: testFiles.map((file) => `<rootDir>/${file}`),
};
