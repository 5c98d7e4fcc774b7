import js from '@eslint/js';
import a11y from 'eslint-plugin-jsx-a11y';
import * as imports from 'eslint-plugin-import-x';
import hooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';

const CONTRACT = ['api/src/enquiry.ts', 'api/src/enquiryRules.ts'];
const SHAPE = 'src/content/shape';

/** Who may import whom: a file imports its own room, packages, and what its room names here. */
const ROOMS = {
  'src/templates': ['src/components', 'src/enquiry'],
  'src/pages': ['src/components'],
  // Its one door to the art is Drawing.
  'src/components': ['src/browser', SHAPE],
  'src/enquiry': ['src/components', ...CONTRACT],
  'src/browser': [],
  'src/art': [],
  'src/brand': [],
  [SHAPE]: [],
  'src/content/read': [SHAPE, 'src/brand/brand.ts'],
  'src/content/check': [SHAPE, 'src/content/read', 'src/brand'],
  'src/content/derive': [SHAPE, 'src/content/read'],
  'src/gatsby': ['src/content', 'src/art', 'src/brand'],
  'api/src': [],
  local: [
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
  except: ['node_modules', room, ...others],
  message: `A file of ${room} imports, besides its room, ${others.join(', ') || 'nothing of ours'}.`,
}));

/** What a file may import, packages included: the art is drawn by our own code, and form and function share the rules. */
const IMPORTS = {
  'src/art/*.ts': /^\./,
  'src/brand/*.ts': /^(\.|culori$)/,
  'api/src/enquiry.ts': /^$/,
  'api/src/enquiryRules.ts': /^(yup|\.\/enquiry)$/,
};
const imported = Object.entries(IMPORTS).map(([file, { source }]) => ({
  files: [file],
  ignores: ['**/*.test.ts'],
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: [{ regex: `^(?!${source})`, message: `${file} may not: see IMPORTS.` }] },
    ],
  },
}));

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
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**', '**/testing.tsx', 'tests/**'],
    rules: { 'import-x/no-restricted-paths': ['error', { zones: [...rooms, ...called] }] },
  },
  { files: ['scripts/*'], rules: { 'max-lines': ['error', 40] } },
  ...imported,
);
