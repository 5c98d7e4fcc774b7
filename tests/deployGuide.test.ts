import { readFileSync } from 'node:fs';

const read = (file: string) => readFileSync(file, 'utf8');
const guide = read('docs/deploy.md');
const named = (source: string, pattern: RegExp) => [
  ...new Set([...source.matchAll(pattern)].map(([, name = '']) => name)),
];

const settings = [
  ...named(read('api/src/settings.ts'), /read\(\s*'([A-Z_]+)'/g),
  ...named(read('api/src/settings.ts'), /env\.([A-Z_]+)/g),
];

test('the settings of the function are found', () => {
  expect(settings.length).toBeGreaterThanOrEqual(10);
});

test.each(settings)('the guide has a row for the setting %s', (name) => {
  expect(guide).toMatch(new RegExp(`^\\| \`${name}\` +\\|`, 'm'));
});

test.each(named(read('.github/workflows/site.yml'), /(?:vars|secrets)\.([A-Z_]+)/g))(
  'the guide says where %s of the workflow comes from',
  (name) => expect(guide).toMatch(new RegExp(`^\\| \`${name}\` +\\|`, 'm')),
);
