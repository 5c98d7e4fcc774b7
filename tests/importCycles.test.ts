import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { preProcessFile } from 'typescript';

const FOLDERS = [
  'api/src',
  'bench',
  'local',
  'scripts',
  'shared',
  'src',
  'testing',
  'tests',
];

const sourceFiles = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
    .filter((path) => /\.tsx?$/.test(path) && !/node_modules/.test(path)),
);

/** Returns the project's files that a file imports, `import type` included. */
function importsOf(file: string): string[] {
  const { importedFiles } = preProcessFile(readFileSync(file, 'utf8'));
  const relative = importedFiles.filter(({ fileName }) =>
    fileName.startsWith('.'),
  );

  return relative.flatMap(({ fileName }) => {
    const path = posix.join(posix.dirname(file), fileName);
    const candidates = [`${path}.ts`, `${path}.tsx`];

    return candidates.find((each) => existsSync(each)) ?? [];
  });
}

// The linter's rule import-x/no-cycle leaves out `import type`.
test('no file imports one that imports it, types included', () => {
  const imports = new Map(sourceFiles.map((file) => [file, importsOf(file)]));
  const finished = new Set<string>();
  const cycles: string[] = [];

  function visit(file: string, importers: string[]): void {
    const start = importers.indexOf(file);

    if (start >= 0) cycles.push([...importers.slice(start), file].join(' → '));
    if (start >= 0 || finished.has(file)) return;

    for (const imported of imports.get(file) ?? [])
      visit(imported, [...importers, file]);

    finished.add(file);
  }

  for (const file of sourceFiles) visit(file, []);

  expect(cycles).toEqual([]);
});
