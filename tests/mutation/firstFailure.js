const { area } = require('./areas');

const environment = area.project === 'site' ? 'jest-environment-jsdom' : 'jest-environment-node';
const { TestEnvironment } = require(environment);

// Shared by the test runs of all mutants: loading them again for each mutant would take nearly twice as long.
const libraries = Object.fromEntries(area.libraries.map((name) => [name, require(name)]));

/** Jest environment that skips the remaining tests after the first failure, which kills the mutant. */
module.exports = class FirstFailure extends TestEnvironment {
  constructor(...args) {
    super(...args);
    this.global.libraries = libraries;
  }

  handleTestEvent(event) {
    if (event.name === 'test_fn_failure' || event.name === 'hook_failure') this.failed = true;
    if (event.name === 'test_start' && this.failed) event.test.mode = 'skip';
  }
};
