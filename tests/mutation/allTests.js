const { join } = require('node:path');
const { area } = require('./areas');

// Uses the libraries that firstFailure.js has loaded.
for (const name of area.libraries) jest.doMock(name, () => globalThis.libraries[name]);

// All tests of an area in one file: jest loads a test file with its imports for each mutant, and one file takes half the time.
for (const file of area.tests)
  describe(file, () => {
    require(join('../..', file));
  });
