const { projects } = require('../../jest.config.js');
const { area } = require('./areas');

const project = projects.find(({ displayName }) => displayName === area.project);

const testFiles = area.testsMockModules ? area.tests : ['tests/mutation/allTests.js'];

module.exports = {
  ...project,
  // Stryker runs jest in the folder of its copy of the project.
  rootDir: process.cwd(),
  testEnvironment: require.resolve('./firstFailure.js'),
  testMatch: testFiles.map((file) => `<rootDir>/${file}`),
};
