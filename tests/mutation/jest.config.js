const { projects } = require('../../jest.config.js');
const { area } = require('./areas');

module.exports = {
  ...projects.find(({ displayName }) => displayName === area.project),
  // Stryker runs jest in the folder of its copy of the project.
  rootDir: process.cwd(),
  testEnvironment: require.resolve('./firstFailure.js'),
  testMatch: (area.testsMockModules ? area.tests : ['tests/mutation/allTests.js']).map(
    (file) => `<rootDir>/${file}`,
  ),
};
