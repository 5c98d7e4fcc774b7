import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { drawnCharacters } from './drawnCharacters';
import list from './fontList.json';
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

test('what is committed is what the packages and the settings make', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const made of ['src/styles', 'src/gatsby/fonts'])
    mkdirSync(join(folder, made), { recursive: true });
  const tsx = pathToFileURL(require.resolve('tsx')).href;
  execFileSync(process.execPath, ['--import', tsx, resolve('scripts/fonts.ts')], { cwd: folder });
  const fonts = readdirSync('static/fonts').map((file) => `static/fonts/${file}`);
  for (const file of [...fonts, 'src/styles/fonts.css', 'src/gatsby/fonts/fontList.json'])
    expect([file, readFileSync(join(folder, file)).equals(readFileSync(file))]).toEqual([
      file,
      true,
    ]);
  rmSync(folder, { recursive: true });
}, 60_000);

test('the fonts that every page loads weigh at most 38.6 kB together, and are preloaded', () => {
  const base = named.filter((file) => file.includes('-base-'));
  expect(list.base).toEqual(base.map((file) => `/fonts/${file}`));
  expect(base).toHaveLength(2);
  expect(base.reduce((sum, file) => sum + size(file), 0)).toBeLessThanOrEqual(38_600);
});

test('headings and texts name their typeface and what stands in for it', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  for (const { family, fallbackFamily } of typefaces)
    expect(tokens).toContain(`: '${family}', '${fallbackFamily}', sans-serif;`);
});

test('each letter is asked from one file of a typeface only', () => {
  for (const { family } of typefaces) {
    const faces = facesOf(family);
    const codes = faces.flatMap((face) =>
      [...face.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/g)].flatMap(
        ([, first = '', last = first]) => {
          const start = parseInt(first, 16);
          return Array.from(
            { length: parseInt(last, 16) - start + 1 },
            (_, index) => start + index,
          );
        },
      ),
    );
    expect(faces).toHaveLength(3);
    expect(new Set(codes).size).toBe(codes.length);
  }
});

test('the letters of European names and the marks of careful prose can be drawn', () => {
  const drawn = drawnCharacters();
  for (const letter of 'Zürich café Łódź Ångström €£½ “quoted” – — … ’ ·×©') {
    expect([letter, drawn.has(letter.codePointAt(0) ?? 0)]).toEqual([letter, true]);
  }
  expect(drawn.has('☃'.codePointAt(0) ?? 0)).toBe(false);
});
