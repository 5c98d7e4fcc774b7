import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contentCopy } from '../../content/testing/contentCopy';
import { preloadedFonts } from './preloadedFonts';
import { systemFonts } from './fallback/systemFonts';
import { writeFonts } from './writeFonts';

const copy = contentCopy();
beforeEach(() => mkdirSync(join(copy.root, 'src/styles'), { recursive: true }));

/** Sets the typefaces in brand.md. */
const setTypefaces = (heading: string, text: string): void =>
  copy.change('brand.md', /heading: .*\n.*text: .*/, `heading: ${heading}\n  text: ${text}`);

/** Runs writeFonts and parses its style sheet. `filesOf` finds the font files of a family that have a letter. */
async function generateFonts() {
  const missingGlyphs = await writeFonts(copy.root);
  const css = readFileSync(join(copy.root, 'src/styles/fonts.css'), 'utf8');
  const faces = css.split('@font-face').map((rule) => ({
    family: /font-family: '([^']+)'/.exec(rule)?.[1] ?? '',
    file: /\/fonts\/([^']+)/.exec(rule)?.[1] ?? '',
    sizeAdjust: Number(/size-adjust: ([\d.]+)%/.exec(rule)?.[1]),
    ranges: [...rule.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/g)].map(
      ([, first = '', last = first]) => [parseInt(first, 16), parseInt(last, 16)] as const,
    ),
  }));
  const familiesOf = (property: string): string[] =>
    (new RegExp(`${property}: ([^;]+);`).exec(css)?.[1] ?? '')
      .split(', ')
      .map((name) => name.replaceAll("'", ''));
  const filesOf = (family: string, letter: string): string[] => {
    const code = letter.charCodeAt(0);
    return faces
      .filter((face) => face.file && face.family === family)
      .filter(({ ranges }) => ranges.some(([first, last]) => first <= code && code <= last))
      .map(({ file }) => file);
  };
  const diacriticsHeight = Number(/--diacritics-height: ([\d.]+);/.exec(css)?.[1]);
  return { faces, familiesOf, filesOf, diacriticsHeight, missingGlyphs };
}

test('public/fonts has exactly the files in the style sheet and the licences', async () => {
  const { faces } = await generateFonts();
  const fontFiles = faces.flatMap(({ file }) => (file ? [file] : []));
  const licences = ['LICENSE-bricolage-grotesque.txt', 'LICENSE-instrument-sans.txt'];
  expect(readdirSync(join(copy.root, 'public/fonts')).sort()).toEqual(
    [...licences, ...fontFiles].sort(),
  );
});

test('English content needs at most 38.6 kB of preloaded fonts, and no extra line height for accents', async () => {
  const { diacriticsHeight } = await generateFonts();
  const base = preloadedFonts(join(copy.root, 'public'));
  expect(base).toHaveLength(2);
  const bytes = base.map((file) => readFileSync(join(copy.root, 'public', file)).length);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(38_600);
  expect(diacriticsHeight).toBe(0);
});

test('font-family of headings and text lists the typeface and a fallback font for each system font', async () => {
  const { familiesOf, faces } = await generateFonts();
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

test('exactly one font file has each letter that visitors may type but the content does not have', async () => {
  const { filesOf } = await generateFonts();
  for (const letter of 'Zürich Łódź Ångström ÿ')
    expect([letter, filesOf('Instrument Sans', letter).length]).toEqual([letter, 1]);
});

test('the base font file has the accented letters of the content’s language', async () => {
  setTypefaces('bricolage-grotesque', 'noto-sans');
  copy.change('about.md', /^heading:.*$/m, 'heading: Điều gì làm nên ẤN TƯỢNG');
  copy.change('about.md', /^lead:.*$/m, `lead: ${'Chúng tôi lắng nghe trước đã. '.repeat(8)}`);
  const { filesOf, diacriticsHeight } = await generateFonts();
  for (const letter of 'ĐiềugìlàmnênẤNTƯỢNG')
    expect([letter, filesOf('Bricolage Grotesque', letter)]).toEqual([
      letter,
      [expect.stringContaining('-base-')],
    ]);
  expect(filesOf('Bricolage Grotesque', '\u0300')).toEqual([]);
  expect(diacriticsHeight).toBeGreaterThan(0.2);
});

test('headings use the text typeface, or else the system font, if their typeface does not support the script', async () => {
  setTypefaces('instrument-sans', 'noto-sans');
  copy.change('home.md', /^heading:.*$/m, 'heading: Σχεδιάζουμε ιστοσελίδες που αντέχουν');
  copy.change('about.md', /^heading:.*$/m, 'heading: Τι κάνουμε και γιατί');
  expect((await generateFonts()).familiesOf('--display')[0]).toBe('Noto Sans');
  setTypefaces('instrument-sans', 'bricolage-grotesque');
  expect((await generateFonts()).familiesOf('--display')).toEqual(['system-ui', 'sans-serif']);
});

test('returns the letters for which a typeface has no glyph', async () => {
  setTypefaces('instrument-sans', 'noto-sans');
  copy.change('values/sample-1.md', /^title:.*$/m, 'title: Nguyễn ☃');
  const { missingGlyphs, familiesOf } = await generateFonts();
  expect(missingGlyphs.heading).toBe('ễ');
  expect(familiesOf('--display')[0]).toBe('Instrument Sans');
});

test('Chinese content uses the system font and preloads no font', async () => {
  copy.change('site.md', 'language: en', 'language: zh-CN');
  copy.change('about.md', /^heading:.*$/m, 'heading: 我们设计网站');
  const { familiesOf, diacriticsHeight } = await generateFonts();
  expect(familiesOf('--body')).toEqual(['system-ui', 'sans-serif']);
  expect(preloadedFonts(join(copy.root, 'public'))).toEqual([]);
  expect(diacriticsHeight).toBeGreaterThan(0.2);
});

test('size-adjust of fallback fonts is measured with Greek glyphs if the content is Greek', async () => {
  setTypefaces('roboto', 'arimo');
  const body = 'Σχεδιάζουμε και φτιάχνουμε ιστοσελίδες που ανοίγουν γρήγορα. ';
  for (const name of ['sample-1', 'sample-2', 'sample-3'])
    copy.add(`services/${name}.md`, copy.read(`services/${name}.md`) + body.repeat(10));
  const { faces } = await generateFonts();
  const sizeAdjustOf = (family: string): number | undefined =>
    faces.find((face) => face.family === family)?.sizeAdjust;
  // Arimo is metric-compatible with Arial, so the only difference is WIDTH_FACTOR.
  expect(sizeAdjustOf('body Arial')).toBeCloseTo(99.8, 1);
  expect(sizeAdjustOf('display Roboto')).toBeCloseTo(99.8, 1);
});
