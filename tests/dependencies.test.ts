import { readFileSync } from 'node:fs';

interface Package {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const { dependencies, devDependencies } = JSON.parse(
  readFileSync('package.json', 'utf8'),
) as Package;
const versions = { ...dependencies, ...devDependencies };

test('every direct dependency has its reason and its licence on the page, and no other package has', () => {
  const rows = readFileSync('docs/dependencies.md', 'utf8').match(/^\| `.*$/gm) ?? [];
  const named = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  expect(named.sort()).toEqual(Object.keys(versions).sort());
});

test('every version is exact', () => {
  for (const version of Object.values(versions)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});
