import js from '@eslint/js';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';

/** Who may not import whom. A later block with the same rule would replace an earlier one, so each folder has one. */
const noImportsOf = (files, ...groups) => ({
  files,
  ignores: ['**/*.test.{ts,tsx}'],
  rules: { 'no-restricted-imports': ['error', { patterns: groups }] },
});
const everyFolder = ['**/templates/*', '**/functions/*'];
const folder = (...names) => names.map((name) => `**/${name}/**`);

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
  noImportsOf(['src/{templates,pages}/**'], {
    group: [...everyFolder, ...folder('art', 'build', 'local', 'api')],
    message: 'A page composes components and the enquiry; the build draws the art.',
  }),
  noImportsOf(['src/components/**'], {
    group: [...everyFolder, ...folder('art', 'build', 'enquiry', 'local', 'api')],
    message: 'A component imports components and styles; Drawing is its one door to the art.',
  }),
  noImportsOf(
    ['src/enquiry/**'],
    {
      group: [...everyFolder, ...folder('art', 'build', 'local')],
      message: 'The enquiry imports components and the contract.',
    },
    {
      regex: 'api/src/(?!enquiry(Rules)?$)',
      message:
        'The contract, api/src/enquiry and its rules, is the one door between site and function.',
    },
  ),
  noImportsOf(['src/art/**'], {
    regex: '^(\\.\\./|[^.])',
    message: 'The art imports nothing else.',
  }),
  noImportsOf(['src/brand/*.ts'], {
    regex: '^(\\.\\./|(?!culori$)[^.])',
    message: 'The brand imports a colour library and nothing else.',
  }),
  noImportsOf(['src/gatsby/**'], {
    group: [...everyFolder, ...folder('components', 'enquiry', 'local', 'api')],
    message: 'The build imports content and art.',
  }),
  noImportsOf(['api/src/**'], {
    group: [
      '**/templates/*',
      '**/components/*',
      '**/content/*',
      '**/art/*',
      '**/build/*',
      '**/local/*',
    ],
    message: 'The function never imports from the site.',
  }),
  noImportsOf(['api/src/enquiry.ts'], {
    regex: '.',
    message: 'The contract imports nothing, so that the form can share it.',
  }),
  noImportsOf(['api/src/enquiryRules.ts'], {
    regex: '^(?!yup$|\\./enquiry$)',
    message: 'The rules import yup and the contract alone, so that the form can share them.',
  }),
  noImportsOf(['local/**'], {
    group: [...everyFolder, ...folder('components', 'enquiry', 'art')],
    message: 'The local host knows the built site and the built function only.',
  }),
);
