const { projects } = require('../../jest.config.js');
const { area } = require('./areas');

const project = projects.find(({ displayName }) => displayName === area.project);

module.exports = {
  ...project,
  // Stryker runs jest in the folder of its copy of the project.
  rootDir: process.cwd(),
  testEnvironment: require.resolve('./firstFailure.js'),
  testMatch: (area.testsMockModules ? area.tests : ['tests/mutation/allTests.js']).map(
    (file) => `<rootDir>/${file}`,
  ),
};
