import js from '@eslint/js';
import a11y from 'eslint-plugin-jsx-a11y';
import * as imports from 'eslint-plugin-import-x';
import hooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';

const PACKAGES = 'node_modules';
const CONTRACT = ['api/src/enquiry.ts', 'api/src/enquiryRules.ts'];
// Pages and answers of the function have the same security headers.
const HEADERS = 'api/src/securityHeaders.ts';
// Form, function and content check validate e-mail addresses by the same rule.
const EMAIL = 'api/src/emailAddress.ts';
const SHAPE = 'src/content/shape';

/** A file may import files of its own folder, and files in the folders listed here. Tests may import more. */
const MAY_IMPORT = {
  'src/templates': [PACKAGES, 'src/components', 'src/enquiry'],
  'src/pages': [PACKAGES, 'src/components'],
  // The art reaches components only as files: see src/components/Drawing.tsx.
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
  // The form imports these too, so they must not import the rest of the function.
  'api/src/enquiry.ts': [],
  'api/src/enquiryRules.ts': ['api/src/enquiry.ts', EMAIL, 'node_modules/yup'],
  [EMAIL]: ['api/src/enquiry.ts'],
  [HEADERS]: [],
  local: [PACKAGES, 'src/content/read', 'src/brand', 'src/gatsby/host'],
};
const folderZones = Object.entries(MAY_IMPORT).map(([folder, others]) => ({
  target: folder,
  from: '.',
  except: [folder, ...others],
  message: `${folder} may import only itself and ${others.join(', ') || 'nothing else'}.`,
}));

/** Files that Gatsby, Azure or npm loads by name. Tests may not import them either. */
const ENTRY_POINTS = ['src/templates', 'src/pages', 'api/src/functions', 'scripts'];
const entryPointZones = ENTRY_POINTS.map((from) => ({
  target: '.',
  from,
  except: ['support'],
  message: 'Only Gatsby, Azure and npm load these files.',
}));

/** These zones also apply to the tests in `local/`. */
const localZones = ['api', 'scripts', 'tests'].map((from) => ({
  target: 'local',
  from,
  message: 'api, scripts and tests import local, so local imports none of them.',
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
      // no-cycle follows imports into files of these types.
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
      'import-x/no-restricted-paths': ['error', { zones: [...entryPointZones, ...localZones] }],
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    // These files use globals of Node and jest. In other files, TypeScript checks names.
    rules: { 'no-undef': 'off', '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: TESTS,
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: [...folderZones, ...entryPointZones] }],
    },
  },
  {
    // esbuild bundles this file for Azure.
    files: ['api/src/main.ts'],
    rules: { 'import-x/no-restricted-paths': 'off' },
  },
  {
    // These run in browsers, or must be able to.
    files: ['src/{art,brand,browser,components,enquiry}/**', 'api/src/enquiry*.ts', EMAIL],
    ignores: TESTS,
    rules: { 'import-x/no-nodejs-modules': 'error' },
  },
  {
    // `npm audit --omit=dev` checks only `dependencies`, so code for browsers and the function imports only these.
    files: [
      'gatsby-browser.tsx',
      'src/{browser,components,enquiry,pages,templates}/**',
      `${SHAPE}/**`,
      'api/src/**',
    ],
    ignores: TESTS,
    rules: {
      'import-x/no-extraneous-dependencies': ['error', { devDependencies: false, packageDir: '.' }],
    },
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
