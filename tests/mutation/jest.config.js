const { resolve } = require('node:path');
const { projects } = require('../../jest.config.js');
const { area } = require('./areas');

const project = projects.find(({ displayName }) => displayName === area.project);

/**
 * One project of the whole configuration, as Stryker wants it, and only the tests beside the code that is changed: those
 * of the bundle and of the load take half a minute, for every change.
 */
module.exports = {
  ...project,
  rootDir: resolve(),
  testEnvironment: require.resolve('./firstFailure.js'),
  testMatch: (area.apart ? area.tests : ['tests/mutation/allTests.js']).map(
    (file) => `<rootDir>/${file}`,
  ),
};
