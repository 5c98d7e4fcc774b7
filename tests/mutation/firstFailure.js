const { area } = require('./areas');

const environment = area.project === 'site' ? 'jest-environment-jsdom' : 'jest-environment-node';
const { TestEnvironment } = require(environment);

/** Skips what is left of a file once a test has failed: the change is noticed, which is all that is asked. */
module.exports = class FirstFailure extends TestEnvironment {
  handleTestEvent(event) {
    if (event.name === 'test_fn_failure' || event.name === 'hook_failure') this.failed = true;
    if (event.name === 'test_start' && this.failed) event.test.mode = 'skip';
  }
};
