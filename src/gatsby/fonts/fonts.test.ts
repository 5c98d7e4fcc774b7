import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tempFolder } from '../../../local/testing/tempFolder';
import list from './fontList.json';
import { systemFonts } from './systemFonts';
import { typefaces } from './typefaces';

const css = readFileSync('src/styles/fonts.css', 'utf8');
const named = [...css.matchAll(/url\('\/fonts\/([^']+)'\)/g)].map(([, file]) => file ?? '');
const facesOf = (family: string): string[] =>
  css.split('@font-face').filter((face) => face.includes(`font-family: '${family}';`));
const size = (file: string): number => readFileSync(`static/fonts/${file}`).length;

test('the folder of fonts holds the files that the styles name, and the licences, and nothing else', () => {
  const licences = typefaces.map(({ name }) => `OFL-${name}.txt`);
  expect(readdirSync('static/fonts').sort()).toEqual([...named, ...licences].sort());
});

const folder = tempFolder();

test('what is committed is what the packages and the settings make', () => {
  symlinkSync(resolve('node_modules'), folder.at('node_modules'));
  for (const made of ['src/styles', 'src/gatsby/fonts'])
    mkdirSync(folder.at(made), { recursive: true });
  const tsx = pathToFileURL(require.resolve('tsx')).href;
  const script = ['--import', tsx, resolve('scripts/fonts.ts')];
  execFileSync(process.execPath, script, { cwd: folder.path });
  const fonts = readdirSync('static/fonts').map((file) => `static/fonts/${file}`);
  for (const file of [...fonts, 'src/styles/fonts.css', 'src/gatsby/fonts/fontList.json'])
    expect([file, readFileSync(folder.at(file)).equals(readFileSync(file))]).toEqual([file, true]);
}, 60_000);

test('the fonts that every page loads weigh at most 38.6 kB together, and are preloaded', () => {
  const base = named.filter((file) => file.includes('-base-'));
  expect(list.base).toEqual(base.map((file) => `/fonts/${file}`));
  expect(base).toHaveLength(2);
  expect(base.reduce((sum, file) => sum + size(file), 0)).toBeLessThanOrEqual(38_600);
});

test('headings and texts name their typeface and then a fallback face for each system font', () => {
  for (const { property, family } of typefaces) {
    const [, value = ''] = new RegExp(`${property}:([^;]+);`).exec(css) ?? [];
    const families = value.split(',').map((name) => name.trim().replaceAll("'", ''));
    expect(families.at(0)).toBe(family);
    expect(families.at(-1)).toBe('sans-serif');
    expect(families).toHaveLength(systemFonts.length + 2);
    for (const name of families.slice(1, -1)) expect(facesOf(name).join()).toContain('local(');
  }
});

test('each letter is asked from one file of a typeface only', () => {
  for (const { family } of typefaces) {
    const faces = facesOf(family);
    const ranges = faces
      .flatMap((face) => [...face.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/g)])
      .map(([, first = '', last = first]) => [parseInt(first, 16), parseInt(last, 16)] as const)
      .sort(([one], [other]) => one - other);
    expect(faces).toHaveLength(3);
    ranges.slice(1).forEach(([first], index) => {
      expect(first).toBeGreaterThan(ranges[index]?.[1] ?? NaN);
    });
  }
});

test('the letters of European names and the marks of careful prose can be drawn', () => {
  const drawn = new Set(list.drawn);
  for (const letter of 'Zürich café Łódź Ångström €£½ “quoted” – — … ’ ·×©') {
    expect([letter, drawn.has(letter.codePointAt(0) ?? 0)]).toEqual([letter, true]);
  }
  expect(drawn.has('☃'.codePointAt(0) ?? 0)).toBe(false);
});
