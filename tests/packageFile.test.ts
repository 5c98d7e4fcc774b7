import { readdirSync, readFileSync } from 'node:fs';

const { scripts, dependencies, devDependencies } = JSON.parse(
  readFileSync('package.json', 'utf8'),
) as Record<string, Record<string, string>>;
const versions = { ...dependencies, ...devDependencies };
const names = Object.keys(scripts ?? {});

/** Finds the npm scripts that a text names. */
const commandsIn = (text: string): string[] =>
  [...text.matchAll(/\bnpm (?:run (?:--silent )?([\w:]+)|(start|test)\b)/g)].map(
    ([, run, own]) => run ?? own ?? '',
  );

test.each(names)('npm run %s runs the file with its name in scripts/', (name) => {
  const [first = '', ...others] = name.split(':');
  const file = first + others.map((part) => part.replace(/^./, (l) => l.toUpperCase())).join('');
  expect(scripts?.[name]).toMatch(RegExp(`(^|&& )node --import tsx scripts/${file}\\.ts$`));
});

const guides = readdirSync('docs').flatMap((name) =>
  name.endsWith('.md') ? [`docs/${name}`] : [],
);

test.each([
  'README.md',
  'CONTRIBUTING.md',
  'content/README.md',
  '.github/workflows/site.yml',
  ...guides,
])('every npm script that %s names exists', (file) => {
  const commands = commandsIn(readFileSync(file, 'utf8'));
  expect(commands.filter((name) => !names.includes(name))).toEqual([]);
});

test('docs/dependencies.md lists every direct dependency, and no other package', () => {
  const rows = readFileSync('docs/dependencies.md', 'utf8').match(/^\| `.*$/gm) ?? [];
  const named = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  // Agencies change their typefaces without a line on the page.
  const listed = Object.keys(versions).filter(
    (name) => named.includes(name) || !name.startsWith('@fontsource'),
  );
  const others = named.filter((name) => versions[name ?? ''] || !name?.startsWith('@fontsource'));
  expect(others.sort()).toEqual(listed.sort());
});

test('package.json pins exact versions', () => {
  for (const version of Object.values(versions)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});
