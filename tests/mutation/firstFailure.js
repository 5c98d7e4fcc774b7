const { area } = require('./areas');

const environmentName = area.project === 'site' ? 'jsdom' : 'node';
const { TestEnvironment } = require(`jest-environment-${environmentName}`);

// allTests.js passes these to the tests of all mutants. Loading them again for
// each mutant would take nearly twice as long.
const loadedLibraries = Object.fromEntries(
  area.libraries.map((name) => [name, require(name)]),
);

/**
 * Jest environment that skips the tests after the first failure: one failing
 * test is enough to notice a mutant.
 */
module.exports = class FirstFailure extends TestEnvironment {
  constructor(...args) {
    super(...args);
    this.global.loadedLibraries = loadedLibraries;
  }

  handleTestEvent(event) {
    if (event.name === 'test_fn_failure' || event.name === 'hook_failure')
      this.failed = true;
    if (event.name === 'test_start' && this.failed) event.test.mode = 'skip';
  }
};
