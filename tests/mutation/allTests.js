const { join } = require('node:path');
const { area } = require('./areas');

// Those that firstFailure.js holds.
for (const name of area.libraries) jest.doMock(name, () => globalThis.libraries[name]);

/**
 * All tests of an area as one file. Stryker's runner loads each file of tests for each change, and what it needs with it:
 * here that happens once, in half the time.
 */
for (const file of area.tests)
  describe(file, () => {
    require(join('../..', file));
  });
