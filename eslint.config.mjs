import js from '@eslint/js';
import stylistic from '@stylistic/eslint-plugin';
import a11y from 'eslint-plugin-jsx-a11y';
import * as imports from 'eslint-plugin-import-x';
import hooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';

const PACKAGES = 'node_modules';
const SHAPE = 'src/content/shape';
const ENTRY_POINTS = [
  '{api/src/functions,src/pages,src/templates}/**',
  'scripts/*.ts',
  '{bench,tests}/**/run.ts',
];
const TESTS = ['**/*.test.{ts,tsx}', '**/testing/**', 'tests/**'];
const EXTENSIONS = ['.ts', '.tsx', '.js', '.mjs', '.json'];

/**
 * Lists what these folders and files may import from outside themselves. Tests
 * may import more.
 */
const MAY_IMPORT = {
  'src/templates': [PACKAGES, 'src/components', 'src/enquiry'],
  'src/pages': [PACKAGES, 'src/components'],
  // Components get drawings as files (src/components/Drawing.tsx), not from src/art.
  'src/components': [PACKAGES, 'src/browser', SHAPE],
  'src/enquiry': [
    PACKAGES,
    'src/components',
    'shared/enquiry.ts',
    'shared/enquiryRules.ts',
  ],
  'src/browser': [PACKAGES],
  'src/art': [],
  'src/brand': ['node_modules/culori'],
  'src/logo': [PACKAGES, 'src/brand'],
  [SHAPE]: [PACKAGES, 'shared/emailAddress.ts'],
  'src/content/read': [PACKAGES, SHAPE, 'src/brand/brand.ts'],
  'src/content/check': [
    PACKAGES,
    SHAPE,
    'src/content/read',
    'src/brand',
    'src/logo',
    'shared/emailAddress.ts',
  ],
  'src/content/derive': [PACKAGES, SHAPE, 'src/content/read'],
  'src/gatsby': [
    PACKAGES,
    'src/content',
    'src/art',
    'src/brand',
    'src/logo',
    'src/browser/scriptsState.ts',
    'shared/securityHeaders.ts',
  ],
  'api/src': [PACKAGES, 'shared'],
  // Site and function import it, so it imports neither.
  shared: ['node_modules/yup'],
  local: [PACKAGES, 'src/gatsby/host'],
};

// A zone keeps the files in `target` from importing those in `from`.
const zonesOfAllFiles = [
  {
    target: ['api', 'bench', 'local', 'scripts', 'shared', 'src', 'testing'],
    from: 'tests',
    message: 'tests imports these folders, so none of them imports tests.',
  },
  {
    target: ['api', 'local', 'scripts', 'shared', 'src', 'testing', 'tests'],
    from: 'bench',
    message: 'bench imports these folders, so none of them imports bench.',
  },
  {
    target: '.',
    from: ENTRY_POINTS,
    message: 'Only Gatsby, Azure and npm load these files.',
  },
  {
    target: 'local',
    from: ['api', 'scripts'],
    message: 'api and scripts import local, so local imports neither.',
  },
];
const zonesOfAllButTests = [
  ...zonesOfAllFiles,
  ...Object.entries(MAY_IMPORT).map(([target, others]) => ({
    target,
    from: '.',
    except: [target, ...others],
    message: `${target} may import only itself and ${others.join(', ') || 'nothing else'}.`,
  })),
];

const VIEWS = 'components,enquiry,pages,templates'; // folders in src, for globs with braces
const noWordsInMarkup = [
  'JSXText[value=/\\p{L}/u]',
  'JSXAttribute[name.name=/^(aria-label|alt|text|title)$/] > Literal',
].map((selector) => ({
  selector,
  message: "Visitors' words come from content/.",
}));

const forAllButTests = (files, rules) => ({ files, ignores: TESTS, rules });

/** A blank line between the steps of a function. */
const blankLines = [
  { blankLine: 'always', prev: ['const', 'let'], next: '*' },
  { blankLine: 'any', prev: ['const', 'let'], next: ['const', 'let'] },
  { blankLine: 'always', prev: '*', next: 'multiline-block-like' },
  { blankLine: 'always', prev: 'multiline-block-like', next: '*' },
  { blankLine: 'always', prev: '*', next: 'return' },
];

const keepsTheAirIn = {
  '@stylistic/padding-line-between-statements': ['error', ...blankLines],
  '@stylistic/lines-around-comment': [
    'error',
    {
      beforeBlockComment: true,
      allowArrayStart: true,
      allowBlockStart: true,
      allowClassStart: true,
      allowInterfaceStart: true,
      allowObjectStart: true,
      allowTypeStart: true,
    },
  ],
  complexity: ['error', 10],
  'max-depth': ['error', 3],
  'no-nested-ternary': 'error',
};

export default ts.config(
  {
    ignores: [
      'public',
      '.previous-public',
      '.resized-pictures',
      'reports',
      '.cache',
      'api/dist',
      'src/gatsby-types.d.ts',
    ],
  },
  js.configs.recommended,
  ...ts.configs.recommended,
  { plugins: { '@stylistic': stylistic }, rules: keepsTheAirIn },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks, 'jsx-a11y': a11y, 'import-x': imports },
    settings: {
      'import-x/resolver-next': [
        imports.createNodeResolver({ extensions: EXTENSIONS }),
      ],
      // no-cycle follows imports into files of these types.
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      ...hooks.configs.recommended.rules,
      ...a11y.flatConfigs.recommended.rules,
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      eqeqeq: 'error',
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-restricted-paths': ['error', { zones: zonesOfAllFiles }],
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    // These files use `require` or globals of Node and jest. In other files,
    // TypeScript reports undefined names.
    rules: {
      'no-undef': 'off',
      '@typescript-eslint/no-require-imports': 'off',
    },
  },
  forAllButTests(['**/*.{ts,tsx}'], {
    'import-x/no-restricted-paths': ['error', { zones: zonesOfAllButTests }],
  }),
  // The entry point of the function app imports the entry points of its functions.
  {
    files: ['api/src/main.ts'],
    rules: { 'import-x/no-restricted-paths': 'off' },
  },
  // Browsers load these modules, except src/art: pure functions, which need
  // nothing of Node.
  forAllButTests(
    ['src/{art,brand,browser,components,enquiry}/**', 'shared/**'],
    { 'import-x/no-nodejs-modules': 'error' },
  ),
  // `npm audit --omit=dev` checks only the root's `dependencies`, so code for
  // browsers and the function imports only these.
  forAllButTests(
    [
      'gatsby-browser.tsx',
      `src/{browser,content/shape,${VIEWS}}/**`,
      'api/src/**',
      'shared/**',
    ],
    {
      'import-x/no-extraneous-dependencies': [
        'error',
        { devDependencies: false, packageDir: '.' },
      ],
    },
  ),
  forAllButTests([`src/{${VIEWS}}/**/*.tsx`], {
    'no-restricted-syntax': ['error', ...noWordsInMarkup],
  }),
);
