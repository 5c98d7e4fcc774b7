const { area } = require('./areas');

const environment = area.project === 'site' ? 'jest-environment-jsdom' : 'jest-environment-node';
const { TestEnvironment } = require(environment);

/**
 * Libraries that the tests of all changes share. Jest loads each one anew otherwise, and what the engine has learned of its
 * code is lost with every change: the tests of the content then take nearly twice as long.
 */
const libraries = Object.fromEntries(area.libraries.map((name) => [name, require(name)]));

/** Skips what is left of a file once a test has failed: the change is noticed, which is all that is asked. */
module.exports = class FirstFailure extends TestEnvironment {
  constructor(...settings) {
    super(...settings);
    this.global.libraries = libraries;
  }

  handleTestEvent(event) {
    if (event.name === 'test_fn_failure' || event.name === 'hook_failure') this.failed = true;
    if (event.name === 'test_start' && this.failed) event.test.mode = 'skip';
  }
};
