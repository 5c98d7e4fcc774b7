import js from '@eslint/js';
import a11y from 'eslint-plugin-jsx-a11y';
import * as imports from 'eslint-plugin-import-x';
import hooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';

/**
 * Who may import whom. A file of a room imports its room, packages, and what is named here.
 * @param {string} room a folder or a file
 * @param {string[]} allowed other folders and files
 * @param {string} message
 */
const room = (room, allowed, message) => ({
  target: room,
  from: '.',
  except: ['node_modules', room, ...allowed],
  message,
});

/** What a file may not import, packages included. */
const onlyImports = (file, pattern) => ({
  files: [file],
  ignores: ['**/*.test.ts'],
  rules: { 'no-restricted-imports': ['error', { patterns: [pattern] }] },
});

const CONTRACT = ['api/src/enquiry.ts', 'api/src/enquiryRules.ts'];
const SHAPE = 'src/content/shape';

const rooms = [
  room(
    'src/templates',
    ['src/components', 'src/enquiry', SHAPE],
    'A page composes components and the enquiry.',
  ),
  room('src/pages', ['src/components', SHAPE], 'A page composes components.'),
  room(
    'src/components',
    ['src/browser', 'src/styles', SHAPE],
    'A component imports components and styles; Drawing is its one door to the art.',
  ),
  room(
    'src/enquiry',
    ['src/components', 'src/browser', ...CONTRACT],
    'The enquiry imports components and the contract, the one door between site and function.',
  ),
  room(
    'src/browser',
    ['src/components/layout/ReloadNotice.tsx'],
    'What runs beside React imports nothing of it, but for the id of its notice.',
  ),
  room('src/art', [], 'The art imports nothing else.'),
  room('src/brand', [], 'The brand imports nothing else.'),
  room(SHAPE, [], 'The shape of the content imports nothing else.'),
  room('src/content/read', [SHAPE, 'src/brand/brand.ts'], 'Content is read by its shape.'),
  room(
    'src/content/check',
    [SHAPE, 'src/content/read', 'src/brand'],
    'Content is checked as it was read.',
  ),
  room(
    'src/content/derive',
    [SHAPE, 'src/content/read'],
    'From the shape is derived; what is right or wrong is nothing to it.',
  ),
  room(
    'src/gatsby',
    ['src/content', 'src/art', 'src/brand', 'src/browser', 'src/styles', 'package.json'],
    "Gatsby's hooks import content, art and brand.",
  ),
  room('api/src', [], 'The function never imports from the site.'),
  room(
    'local',
    [
      'src/content',
      'src/brand',
      'src/gatsby/nodes/contentProblems.ts',
      'src/gatsby/host',
      'api/build.ts',
      'tests/hosting/routes.ts',
    ],
    'What stands in for Azure knows what was built, the content, and the rules of the host.',
  ),
];

/** Tests are held to these, too. */
const called = ['src/templates', 'src/pages', 'api/src/functions', 'scripts'].map((from) => ({
  target: '.',
  from,
  message: 'Gatsby, Azure and npm call these, and nobody else.',
}));

export default ts.config(
  {
    ignores: ['public', 'reports', '.cache', 'node_modules', 'api/dist', 'src/gatsby-types.d.ts'],
  },
  js.configs.recommended,
  ...ts.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks, 'jsx-a11y': a11y },
    rules: {
      ...hooks.configs.recommended.rules,
      ...a11y.flatConfigs.recommended.rules,
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { prefer: 'type-imports' }],
      eqeqeq: 'error',
      'no-console': 'off',
    },
  },
  {
    files: ['**/*.{js,cjs,mjs}'],
    languageOptions: {
      globals: {
        module: 'writable',
        exports: 'writable',
        require: 'readonly',
        __dirname: 'readonly',
        describe: 'readonly',
        jest: 'readonly',
        process: 'readonly',
        console: 'readonly',
      },
    },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'import-x': imports },
    settings: {
      'import-x/resolver-next': [
        imports.createNodeResolver({ extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] }),
      ],
      // Where no-cycle reads on: our own files, and not those of packages.
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: { 'import-x/no-cycle': ['error', { ignoreExternal: true }] },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: { 'import-x/no-restricted-paths': ['error', { zones: called }] },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**', '**/testing.tsx', 'tests/**'],
    rules: { 'import-x/no-restricted-paths': ['error', { zones: [...rooms, ...called] }] },
  },
  {
    files: ['scripts/*'],
    rules: {
      'max-lines': ['error', 40],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportNamedDeclaration', message: 'npm runs this file: nobody imports it.' },
      ],
    },
  },
  onlyImports('src/art/*.ts', { regex: '^[^.]', message: 'The art imports nothing else.' }),
  onlyImports('src/brand/*.ts', {
    regex: '^(?!culori$)[^.]',
    message: 'The brand imports a colour library and nothing else.',
  }),
  onlyImports('api/src/enquiry.ts', {
    regex: '.',
    message: 'The contract imports nothing, so that the form can share it.',
  }),
  onlyImports('api/src/enquiryRules.ts', {
    regex: '^(?!yup$|\\./enquiry$)',
    message: 'The rules import yup and the contract alone, so that the form can share them.',
  }),
);
