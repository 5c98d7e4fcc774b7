const { join } = require('node:path');
const { area } = require('./areas');

// The tests get the libraries that firstFailure.js has loaded, instead of
// loading them again.
for (const name of area.libraries)
  jest.doMock(name, () => globalThis.loadedLibraries[name]);

// Jest loads each test file and its imports again for every mutant. One file
// for all tests of an area halves the time.
for (const file of area.tests)
  describe(file, () => {
    require(join('../..', file));
  });
