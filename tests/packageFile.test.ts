import { readdirSync, readFileSync } from 'node:fs';

const { scripts, dependencies, devDependencies } = JSON.parse(
  readFileSync('package.json', 'utf8'),
) as Record<string, Record<string, string>>;
const versions = { ...dependencies, ...devDependencies };
const names = Object.keys(scripts ?? {});
const fileOf = (name: string): string =>
  `${name.replace(/:(\w)/g, (_, letter: string) => letter.toUpperCase())}.ts`;

/** The commands that a text names, as they are called in package.json. */
const commandsIn = (text: string): string[] =>
  [...text.matchAll(/\bnpm (?:run (?:--silent )?([\w:]+)|(start|test)\b)/g)].map(
    ([, run, own]) => run ?? own ?? '',
  );

test.each(Object.entries(scripts ?? {}))(
  'npm run %s runs the file of its name',
  (name, command) => {
    const [, file] =
      /^(?:npm [^&]+ --ignore-scripts && )?node --import tsx scripts\/(\S+)$/.exec(command) ?? [];
    expect(file).toBe(fileOf(name));
  },
);

test('there is one file for each npm script, and no other', () => {
  expect(readdirSync('scripts').sort()).toEqual(names.map(fileOf).sort());
});

const guides = readdirSync('docs').flatMap((name) =>
  name.endsWith('.md') ? [`docs/${name}`] : [],
);

test.each(['CONTRIBUTING.md', 'content/README.md', '.github/workflows/site.yml', ...guides])(
  '%s names no command that is not there',
  (file) => {
    const commands = commandsIn(readFileSync(file, 'utf8'));
    expect(commands.filter((name) => !names.includes(name))).toEqual([]);
  },
);

test('the table of commands in the README has each of them once', () => {
  const rows = readFileSync('README.md', 'utf8').match(/^\| `npm .*$/gm) ?? [];
  const listed = rows.flatMap((row) => commandsIn(row.split('|')[1] ?? ''));
  expect(listed.sort()).toEqual([...names].sort());
});

test('every direct dependency has its reason and its licence on the page, and no other package has', () => {
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

test('every version is exact', () => {
  for (const version of Object.values(versions)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});
