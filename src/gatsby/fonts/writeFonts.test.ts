import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contentCopy } from '../../content/testing/contentCopy';
import { preloadedFonts } from './preloadedFonts';
import { systemFonts } from './systemFonts';
import { writeFonts } from './writeFonts';

const copy = contentCopy();
jest.setTimeout(60_000);
beforeEach(() => mkdirSync(join(copy.root, 'src/styles'), { recursive: true }));

/** Chooses installed packages that have many scripts. */
const choose = (heading: string, text: string): void =>
  copy.change('brand.md', /heading: .*\n.*text: .*/, `heading: ${heading}\n  text: ${text}`);

async function sheetOf() {
  const lacking = await writeFonts(copy.root);
  const css = readFileSync(join(copy.root, 'src/styles/fonts.css'), 'utf8');
  const faces = css.split('@font-face').map((rule) => ({
    family: /font-family: '([^']+)'/.exec(rule)?.[1] ?? '',
    file: /\/fonts\/([^']+)/.exec(rule)?.[1] ?? '',
    size: Number(/size-adjust: ([\d.]+)%/.exec(rule)?.[1]),
    ranges: [...rule.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/g)].map(
      ([, first = '', last = first]) => [parseInt(first, 16), parseInt(last, 16)] as const,
    ),
  }));
  const familiesOf = (property: string): string[] =>
    (new RegExp(`${property}: ([^;]+);`).exec(css)?.[1] ?? '')
      .split(', ')
      .map((name) => name.replaceAll("'", ''));
  const filesOf = (family: string, letter: string): string[] =>
    faces
      .filter((face) => face.file && face.family === family)
      .filter(({ ranges }) =>
        ranges.some(
          ([first, last]) => first <= letter.charCodeAt(0) && letter.charCodeAt(0) <= last,
        ),
      )
      .map(({ file }) => file);
  const accents = Number(/--accents: ([\d.]+);/.exec(css)?.[1]);
  return { css, faces, familiesOf, filesOf, accents, lacking };
}

test('the folder holds the files that the sheet names, and the licences', async () => {
  const { faces } = await sheetOf();
  const named = faces.flatMap(({ file }) => (file ? [file] : []));
  const licences = ['LICENSE-bricolage-grotesque.txt', 'LICENSE-instrument-sans.txt'];
  expect(readdirSync(join(copy.root, 'public/fonts')).sort()).toEqual(
    [...licences, ...named].sort(),
  );
});

test('the fonts that every page loads weigh at most 38.6 kB in English, and plain letters need no room for accents', async () => {
  const { accents } = await sheetOf();
  const base = preloadedFonts(join(copy.root, 'public'));
  expect(base).toHaveLength(2);
  const bytes = base.map((file) => readFileSync(join(copy.root, 'public', file)).length);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(38_600);
  expect(accents).toBe(0);
});

test('headings and text name their typeface and then a fallback face for each system font', async () => {
  const { familiesOf, faces } = await sheetOf();
  for (const [property, family] of [
    ['--display', 'Bricolage Grotesque'],
    ['--body', 'Instrument Sans'],
  ] as const) {
    const names = familiesOf(property);
    expect([names[0], names.at(-1)]).toEqual([family, 'sans-serif']);
    expect(names).toHaveLength(systemFonts.length + 2);
    for (const name of names.slice(1, -1)) expect(faces.map((face) => face.family)).toContain(name);
  }
});

test('visitors may type letters that the content lacks, each from one file', async () => {
  const { filesOf } = await sheetOf();
  for (const letter of 'Zürich Łódź Ångström ÿ')
    expect([letter, filesOf('Instrument Sans', letter).length]).toEqual([letter, 1]);
});

test('letters of a language come with every page, each with its accents from one file', async () => {
  choose('bricolage-grotesque', 'noto-sans');
  copy.change('about.md', /^heading:.*$/m, 'heading: Điều gì làm nên ẤN TƯỢNG');
  copy.change('about.md', /^lead:.*$/m, `lead: ${'Chúng tôi lắng nghe trước đã. '.repeat(8)}`);
  const { filesOf, accents } = await sheetOf();
  for (const letter of 'ĐiềugìlàmnênẤNTƯỢNG')
    expect([letter, filesOf('Bricolage Grotesque', letter)]).toEqual([
      letter,
      [expect.stringContaining('-base-')],
    ]);
  expect(filesOf('Bricolage Grotesque', '\u0300')).toEqual([]);
  expect(accents).toBeGreaterThan(0.2);
});

test('a typeface that lacks the language gives way to the other, or to the typeface of the system', async () => {
  choose('instrument-sans', 'noto-sans');
  copy.change('home.md', /^heading:.*$/m, 'heading: Σχεδιάζουμε ιστοσελίδες που αντέχουν');
  copy.change('about.md', /^heading:.*$/m, 'heading: Τι κάνουμε και γιατί');
  expect((await sheetOf()).familiesOf('--display')[0]).toBe('Noto Sans');
  choose('instrument-sans', 'bricolage-grotesque');
  expect((await sheetOf()).familiesOf('--display')).toEqual(['system-ui', 'sans-serif']);
});

test('a single letter that the typeface of headings lacks is told to the pages', async () => {
  choose('instrument-sans', 'noto-sans');
  copy.change('values/sample-1.md', /^title:.*$/m, 'title: Nguyễn ☃');
  const { lacking, familiesOf } = await sheetOf();
  expect([lacking, familiesOf('--display')[0]]).toEqual(['ễ', 'Instrument Sans']);
});

test('Chinese is set in the typeface of the system, without a font file', async () => {
  copy.change('site.md', 'language: en', 'language: zh-CN');
  copy.change('about.md', /^heading:.*$/m, 'heading: 我们设计网站');
  const { familiesOf, accents } = await sheetOf();
  expect(familiesOf('--body')).toEqual(['system-ui', 'sans-serif']);
  expect(preloadedFonts(join(copy.root, 'public'))).toEqual([]);
  expect(accents).toBeGreaterThan(0.2);
});

test('fallback fonts are resized by the words of the content, in their script', async () => {
  choose('roboto', 'arimo');
  const body = 'Σχεδιάζουμε και φτιάχνουμε ιστοσελίδες που ανοίγουν γρήγορα. ';
  for (const name of ['sample-1', 'sample-2', 'sample-3'])
    copy.add(`services/${name}.md`, copy.read(`services/${name}.md`) + body.repeat(10));
  const { faces } = await sheetOf();
  const sizeOf = (family: string): number =>
    faces.find((face) => face.family === family)?.size ?? 0;
  // Arimo stands in for Arial.
  expect(sizeOf('body Arial')).toBeCloseTo(99.8, 1);
  expect(sizeOf('display Roboto')).toBeCloseTo(99.8, 1);
});
