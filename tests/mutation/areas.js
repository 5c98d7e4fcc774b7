const { readdirSync } = require('node:fs');
const { join } = require('node:path');

const root = join(__dirname, '../..');
/** Lists test files in a folder, as paths from the root of the project. */
const testsIn = (folder, ending) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`);

const PAGE = 'api/src/answer/answerPage';

/**
 * Areas of the code, each for one run of Stryker: the files to mutate, their tests, libraries to load once (see
 * firstFailure.js), and the number of mutants at a time, which is higher where tests wait for sockets. `apart` loads each
 * test file on its own, because the form's tests mock modules.
 */
const AREAS = {
  content: {
    project: 'node',
    mutate: ['src/content/**/*.ts'],
    // Reversed, so that the slow tests in check/ come last.
    tests: testsIn('src/content', '.test.ts').sort().reverse(),
    libraries: ['remark', 'remark-gfm', 'yaml', 'yup'],
    atATime: 2,
  },
  function: {
    project: 'node',
    mutate: [
      'api/src/**/*.ts',
      'src/enquiry/sendEnquiry.ts',
      `!${PAGE}.ts`,
      // api/build.test.ts tests these in the bundle, in another process, where Stryker can't mutate them.
      '!api/src/functions/**',
      '!api/src/handleSendEmail.ts',
    ],
    tests: [
      ...testsIn('api/src', '.test.ts').filter((file) => !file.startsWith(PAGE)),
      'api/checkMail.test.ts',
      'src/enquiry/sendEnquiry.test.ts',
    ],
    libraries: [],
    atATime: 4,
  },
  form: {
    project: 'site',
    mutate: ['src/enquiry/**/*.{ts,tsx}', '!src/enquiry/sendEnquiry.ts', `${PAGE}.ts`],
    tests: [...testsIn('src/enquiry', '.test.tsx'), `${PAGE}.test.ts`],
    apart: true,
    libraries: [],
    atATime: 2,
  },
};

exports.areas = AREAS;
/** The area of this run. */
exports.area = AREAS[process.env.MUTATION_AREA];
