import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const packageText = readFileSync('package.json', 'utf8');

type PackageFile = Record<
  'scripts' | 'dependencies' | 'devDependencies',
  Record<string, string>
>;
const { scripts, dependencies, devDependencies } = JSON.parse(
  packageText,
) as PackageFile;
const versions = { ...dependencies, ...devDependencies };
const scriptNames = Object.keys(scripts);

/**
 * Finds script names in commands such as `npm run test:admin`, `npm run
 * --silent smoke`, `npm start` and `npm test`.
 */
const npmScriptsIn = (text: string): string[] =>
  [
    ...text.matchAll(/\bnpm (?:run (?:--silent )?([\w:]+)|(start|test)\b)/g),
  ].map(([, afterRun, shortcut]) => afterRun ?? shortcut ?? '');

/** Returns `tests/admin/run.ts` for `test:admin`, `scripts/dev.ts` for `dev`. */
function fileOf(scriptName: string): string {
  const [first = '', second = ''] = scriptName.split(':');

  if (first === 'test') return join('tests', second, 'run.ts');
  if (first === 'bench') return join('bench', second, 'run.ts');
  if (first === 'pictures') return 'tests/pictures/run.ts';

  const capitalised = second.replace(/^./, (letter) => letter.toUpperCase());

  return `scripts/${first}${capitalised}.ts`;
}

test.each(scriptNames)('npm run %s runs the file with its name', (name) => {
  const lastCommand = scripts[name]?.split(' && ').at(-1);

  expect(lastCommand).toBe(`node --import tsx ${fileOf(name)}`);
});

test.each(['mutation', 'hosting'])(
  'npm run test:%s installs its own packages',
  (folder) =>
    expect(scripts[`test:${folder}`]).toContain(
      `npm ci --prefix tests/${folder} `,
    ),
);

const guides = readdirSync('docs').filter((name) => name.endsWith('.md'));
const files = [
  'README.md',
  'CONTRIBUTING.md',
  'content/README.md',
  '.github/workflows/site.yml',
];

test.each([...files, ...guides.map((name) => `docs/${name}`)])(
  'every npm script that %s names exists',
  (file) =>
    expect(scriptNames).toEqual(
      expect.arrayContaining(npmScriptsIn(readFileSync(file, 'utf8'))),
    ),
);

// An agency that reuses this code may change its typefaces without a change in
// docs/dependencies.md.
const withoutTypefaces = (packageNames: string[]): string[] =>
  packageNames.filter((name) => !name.startsWith('@fontsource')).sort();

test('docs/dependencies.md lists every direct dependency except typefaces, and no other package', () => {
  const rows =
    readFileSync('docs/dependencies.md', 'utf8').match(/^\| `.*$/gm) ?? [];
  // The first column of a row names one or more packages, such as `react` and
  // `react-dom`.
  const documented = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(
      ([, name = '']) => name,
    ),
  );

  expect(withoutTypefaces(documented)).toEqual(
    withoutTypefaces(Object.keys(versions)),
  );
});

test('package.json pins each direct dependency to an exact version', () => {
  for (const version of Object.values(versions))
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});

test('.npmrc and each install command in package.json ignore install scripts', () => {
  expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain(
    'ignore-scripts=true',
  );
  // .npmrc does not apply to commands that install into other folders
  // (--prefix). A command ends at `&&` or at a quote.
  const installs = packageText.match(/npm (ci|install)\b[^&"]*/g) ?? [];

  expect(installs.length).toBeGreaterThan(0);
  for (const install of installs) expect(install).toContain('--ignore-scripts');
});
