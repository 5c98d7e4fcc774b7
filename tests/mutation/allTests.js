const { join } = require('node:path');
const { area } = require('./areas');

// firstFailure.js has loaded them.
for (const name of area.libraries) jest.doMock(name, () => globalThis.libraries[name]);

/** All tests of an area in one file. For each mutant, jest loads every test file and its imports; one file takes half the time. */
for (const file of area.tests)
  describe(file, () => {
    require(join('../..', file));
  });
