const { area } = require('./areas');

const environment = area.project === 'site' ? 'jest-environment-jsdom' : 'jest-environment-node';
const { TestEnvironment } = require(environment);

// allTests.js passes these to the tests of all mutants. Loading them again for each mutant would take nearly twice as long.
const loadedLibraries = Object.fromEntries(area.libraries.map((name) => [name, require(name)]));

/** Jest environment that skips the remaining tests after the first failure, which kills the mutant. */
module.exports = class FirstFailure extends TestEnvironment {
  constructor(...args) {
    super(...args);
    this.global.loadedLibraries = loadedLibraries;
  }

  handleTestEvent(event) {
    if (event.name === 'test_fn_failure' || event.name === 'hook_failure') this.failed = true;
    if (event.name === 'test_start' && this.failed) event.test.mode = 'skip';
  }
};
