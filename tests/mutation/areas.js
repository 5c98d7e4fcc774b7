const { readdirSync } = require('node:fs');
const { join } = require('node:path');

const testsIn = (folder, ending) =>
  readdirSync(join(__dirname, '../..', folder), { recursive: true })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`);

/**
 * Path, without the extension, of the file that renders the function's answer
 * to a form posted without scripts.
 */
const ANSWER_PAGE_PATH = 'api/src/answer/answerPage';

// Stryker runs once for each area. firstFailure.js loads `libraries` once for
// all mutants. `concurrency` is higher where tests wait for sockets. Tests that
// mock modules can't be loaded together in allTests.js.
exports.areas = {
  content: {
    project: 'node',
    mutate: [
      'src/content/**/*.ts',
      'src/logo/*.ts',
      // The tests of these files are in src/gatsby/ and src/components/, so not
      // in this area.
      '!src/content/read/contentTexts.ts',
      '!src/content/shape/pageSlug.ts',
    ],
    // The order is reversed, so that the slow tests in check/ come last.
    tests: [
      ...testsIn('src/logo', '.test.ts'),
      ...testsIn('src/content', '.test.ts').sort().reverse(),
    ],
    libraries: ['remark', 'remark-gfm', 'yaml'],
    concurrency: 2,
  },
  function: {
    project: 'node',
    mutate: [
      'api/src/**/*.ts',
      'shared/*.ts',
      'src/enquiry/sendEnquiry.ts',
      `!${ANSWER_PAGE_PATH}.ts`,
      // buildApi.test.ts tests these in the bundle, in another process, where
      // Stryker can't mutate them.
      '!api/src/functions/**',
      '!api/src/handleSendEmail.ts',
    ],
    tests: [
      ...testsIn('api/src', '.test.ts').filter(
        (file) => !file.startsWith(ANSWER_PAGE_PATH),
      ),
      'scripts/support/checkMail.test.ts',
      ...testsIn('shared', '.test.ts'),
      'src/enquiry/sendEnquiry.test.ts',
    ],
    concurrency: 4,
  },
  form: {
    project: 'site',
    // An area runs in one of jest's projects: the test of sendEnquiry is in
    // `node`, and the test of answerPage in `site`.
    mutate: [
      'src/enquiry/**/*.{ts,tsx}',
      '!src/enquiry/sendEnquiry.ts',
      `${ANSWER_PAGE_PATH}.ts`,
    ],
    tests: [
      ...testsIn('src/enquiry', '.test.tsx'),
      `${ANSWER_PAGE_PATH}.test.ts`,
    ],
    testsMockModules: true,
    concurrency: 2,
  },
};

exports.area = { libraries: [], ...exports.areas[process.env.MUTATION_AREA] };
