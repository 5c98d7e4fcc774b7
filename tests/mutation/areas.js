const { readdirSync } = require('node:fs');
const { join } = require('node:path');

const root = join(__dirname, '../..');
/** @returns the tests in a folder and below it whose names end so, from the root of the project */
const testsIn = (folder, ending) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`);

const PAGE = 'api/src/answer/answerPage';

/**
 * What is changed together, by which tests it is seen, which libraries these share, and how many changes are tried at a
 * time. The tests of the function wait for sockets most of the time. Those of the form replace modules, and so each needs a
 * run of its own.
 */
const AREAS = {
  content: {
    project: 'node',
    mutate: ['src/content/**/*.ts'],
    // From the end, so that the tests in check/, which check whole folders, come after the quick ones.
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
      // What joins the function to its host is seen in a process of its own only, with the bundle.
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
/** The area that this run of Stryker is for. */
exports.area = AREAS[process.env.MUTATION_AREA];
