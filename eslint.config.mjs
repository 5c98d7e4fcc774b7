import js from '@eslint/js';
import a11y from 'eslint-plugin-jsx-a11y';
import * as imports from 'eslint-plugin-import-x';
import hooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';

const PACKAGES = 'node_modules';
const CONTRACT = ['api/src/enquiry.ts', 'api/src/enquiryRules.ts'];
// Pages and answers of the function carry the same.
const HEADERS = 'api/src/securityHeaders.ts';
// What an e-mail address is: one rule for the form, the function and the check of the content.
const EMAIL = 'api/src/emailAddress.ts';
const SHAPE = 'src/content/shape';

/** Who may import whom: a file imports its own room, and what its room names here. */
const ROOMS = {
  'src/templates': [PACKAGES, 'src/components', 'src/enquiry'],
  'src/pages': [PACKAGES, 'src/components'],
  // Its one door to the art is Drawing.
  'src/components': [PACKAGES, 'src/browser', SHAPE],
  'src/enquiry': [PACKAGES, 'src/components', ...CONTRACT],
  'src/browser': [PACKAGES],
  'src/art': [],
  'src/brand': ['node_modules/culori'],
  [SHAPE]: [PACKAGES, EMAIL],
  'src/content/read': [PACKAGES, SHAPE, 'src/brand/brand.ts'],
  'src/content/check': [PACKAGES, SHAPE, 'src/content/read', 'src/brand', EMAIL],
  'src/content/derive': [PACKAGES, SHAPE, 'src/content/read'],
  'src/gatsby': [PACKAGES, 'src/content', 'src/art', 'src/brand', HEADERS],
  'api/src': [PACKAGES],
  // Form and function share these.
  'api/src/enquiry.ts': [],
  'api/src/enquiryRules.ts': ['api/src/enquiry.ts', EMAIL, 'node_modules/yup'],
  [EMAIL]: ['api/src/enquiry.ts'],
  [HEADERS]: [],
  local: [
    PACKAGES,
    'src/content',
    'src/brand',
    'src/gatsby/nodes/contentProblems.ts',
    'src/gatsby/host',
    'api/build.ts',
    'tests/hosting/routes.ts',
  ],
};
const rooms = Object.entries(ROOMS).map(([room, others]) => ({
  target: room,
  from: '.',
  except: [room, ...others],
  message: `A file of ${room} imports, besides its room, ${others.join(', ') || 'nothing'}.`,
}));

/** Tests are held to these, too. */
const called = ['src/templates', 'src/pages', 'api/src/functions', 'scripts'].map((from) => ({
  target: '.',
  from,
  message: 'Gatsby, Azure and npm call these, and nobody else.',
}));

const TESTS = ['**/*.test.{ts,tsx}', '**/testing/**', 'tests/**'];

export default ts.config(
  {
    ignores: ['public', 'reports', '.cache', 'node_modules', 'api/dist', 'src/gatsby-types.d.ts'],
  },
  js.configs.recommended,
  ...ts.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks, 'jsx-a11y': a11y, 'import-x': imports },
    settings: {
      'import-x/resolver-next': [
        imports.createNodeResolver({ extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] }),
      ],
      // Where no-cycle reads on: our own files, and not those of packages.
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      ...hooks.configs.recommended.rules,
      ...a11y.flatConfigs.recommended.rules,
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { prefer: 'type-imports' }],
      eqeqeq: 'error',
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-restricted-paths': ['error', { zones: called }],
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    // What is there without an import is Node's and jest's business.
    rules: { 'no-undef': 'off', '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: TESTS,
    rules: { 'import-x/no-restricted-paths': ['error', { zones: [...rooms, ...called] }] },
  },
  {
    // esbuild bundles this file for Azure.
    files: ['api/src/main.ts'],
    rules: { 'import-x/no-restricted-paths': 'off' },
  },
  {
    // These are drawn or run where there is no Node.
    files: ['src/{art,brand,browser,components,enquiry}/**', 'api/src/enquiry*.ts', EMAIL],
    ignores: TESTS,
    rules: { 'import-x/no-nodejs-modules': 'error' },
  },
  {
    files: ['src/{components,enquiry,pages,templates}/**/*.tsx'],
    ignores: TESTS,
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          'JSXText[value=/\\p{L}/u]',
          'JSXAttribute[name.name=/^(aria-label|alt|title)$/] > Literal',
        ].map((selector) => ({ selector, message: "Visitors' words come from content/." })),
      ],
    },
  },
  { files: ['scripts/*'], rules: { 'max-lines': ['error', 40] } },
);
