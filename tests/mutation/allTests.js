const { join } = require('node:path');
const { area } = require('./areas');

for (const name of area.libraries) jest.doMock(name, () => globalThis.libraries[name]);

// All tests of an area are in one file: for each mutant, jest loads every test file with its imports. One file halves the time.
for (const file of area.tests)
  describe(file, () => {
    require(join('../..', file));
  });
