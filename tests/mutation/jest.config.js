const { resolve } = require('node:path');
const { projects } = require('../../jest.config.js');
const { area } = require('./areas');

const project = projects.find(({ displayName }) => displayName === area.project);

/** The project of the area in jest.config.js, with the tests of the area only. */
module.exports = {
  ...project,
  rootDir: resolve(),
  testEnvironment: require.resolve('./firstFailure.js'),
  testMatch: (area.apart ? area.tests : ['tests/mutation/allTests.js']).map(
    (file) => `<rootDir>/${file}`,
  ),
};
