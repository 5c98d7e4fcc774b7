import { readdirSync, statSync } from 'node:fs';
import { contentCopy } from '../../../testing/contentCopy';
import { preloadedFonts } from './preloadedFonts';
import { systemFonts } from './fallbackFaces';
import { writeFonts } from './writeFonts';

const copy = contentCopy();
const STYLE_SHEET = '../src/styles/fonts.css';

// Creates the folder of the style sheet, which writeFonts expects to exist.
beforeEach(() => copy.add(STYLE_SHEET, ''));

const setTypefaces = (heading: string, text: string): void =>
  copy.change(
    'brand.md',
    /heading: .*\n.*text: .*/,
    `heading: ${heading}\n  text: ${text}`,
  );

async function generateFonts() {
  await writeFonts(copy.root);
  const css = copy.read(STYLE_SHEET);
  const valuesOf = (property: string): string[] =>
    [...css.matchAll(new RegExp(`${property}: ([^;]+);`, 'g'))].map(
      ([, value = '']) => value,
    );

  return {
    css,
    declaredFamilies: valuesOf('font-family'),
    headingFamilies: valuesOf('--heading-font').flatMap((list) =>
      list.split(', '),
    ),
    textFamilies: valuesOf('--text-font').flatMap((list) => list.split(', ')),
    diacriticsHeight: Number(valuesOf('--diacritics-height')[0]),
  };
}

test('public/fonts has exactly the files in the style sheet and the licences; two files, at most 40 kB together, are preloaded', async () => {
  const { css } = await generateFonts();
  const fontFiles = css.match(/[\w-]+\.woff2/g) ?? [];
  const licences = [
    'LICENSE-bricolage-grotesque.txt',
    'LICENSE-instrument-sans.txt',
  ];
  const written = readdirSync(copy.at('../public/fonts'));

  expect(written.sort()).toEqual([...licences, ...fontFiles].sort());
  const sizeOf = (file: string) => statSync(copy.at(`../public${file}`)).size;
  const sizes = preloadedFonts(copy.at('../public')).map(sizeOf);

  expect(sizes).toHaveLength(2);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(40_000);
});

test('font-family of headings and text lists the typeface and a fallback font for each system font', async () => {
  const { headingFamilies, textFamilies, declaredFamilies } =
    await generateFonts();
  const fallbacks = (role: string) =>
    systemFonts.map(({ family }) => `'${role} ${family}'`);
  const [heading, text] = [fallbacks('heading'), fallbacks('text')];

  expect(headingFamilies).toEqual([
    "'Bricolage Grotesque'",
    ...heading,
    'sans-serif',
  ]);
  expect(textFamilies).toEqual(["'Instrument Sans'", ...text, 'sans-serif']);
  expect(declaredFamilies).toEqual(
    expect.arrayContaining([...heading, ...text]),
  );
});

test('the fonts have the accented letters of headings, and accents add line height', async () => {
  expect((await generateFonts()).diacriticsHeight).toBe(0);
  copy.change('about.md', /^heading:.*$/m, 'heading: ẤN TƯỢNG');
  const { css, diacriticsHeight } = await generateFonts();

  // U+1EA4 is Ấ, which has a tone mark above its circumflex.
  expect(css).toMatch(/unicode-range: .*U\+1ea4/);
  // in em: the marks above Ấ and below Ợ
  expect(diacriticsHeight).toBeGreaterThan(0.2);
});

test('headings use the text typeface, or else the system font, if their typeface lacks many of their letters', async () => {
  // Only Noto Sans has Greek letters.
  setTypefaces('instrument-sans', 'noto-sans');
  copy.change(
    'home.md',
    /^heading:.*$/m,
    'heading: Σχεδιάζουμε ιστοσελίδες που αντέχουν',
  );
  copy.change('about.md', /^heading:.*$/m, 'heading: Τι κάνουμε και γιατί');
  expect((await generateFonts()).headingFamilies[0]).toBe("'Noto Sans'");
  // Neither typeface has Greek letters.
  setTypefaces('instrument-sans', 'bricolage-grotesque');
  expect((await generateFonts()).headingFamilies).toEqual([
    'system-ui',
    'sans-serif',
  ]);
});

test('keeps a heading typeface that lacks one letter', async () => {
  setTypefaces('instrument-sans', 'noto-sans');
  copy.change('values/sample-1.md', /^title:.*$/m, 'title: Nguyễn');
  const { headingFamilies } = await generateFonts();

  expect(headingFamilies[0]).toBe("'Instrument Sans'");
});

test('Chinese content uses the system font, preloads no font, and has extra line height in headings', async () => {
  copy.change('site.md', 'language: en', 'language: zh-CN');
  copy.change('about.md', /^heading:.*$/m, 'heading: 我们设计网站');
  const { headingFamilies, textFamilies, diacriticsHeight } =
    await generateFonts();

  expect(headingFamilies).toEqual(['system-ui', 'sans-serif']);
  expect(textFamilies).toEqual(headingFamilies);
  expect(preloadedFonts(copy.at('../public'))).toEqual([]);
  expect(diacriticsHeight).toBe(0.3); // in em; titleFonts.ts estimates it
});

test('a fallback font as wide as the typeface has a size-adjust of 99.8 %, also if the content has Greek text', async () => {
  setTypefaces('roboto', 'arimo');
  const greekBody =
    'Σχεδιάζουμε και φτιάχνουμε ιστοσελίδες που ανοίγουν γρήγορα. ';

  copy.add(
    'services/sample-1.md',
    copy.read('services/sample-1.md') + greekBody.repeat(30),
  ); // So these words are measured.
  const { css } = await generateFonts();
  const sizeAdjustOf = (family: string): number =>
    Number(
      new RegExp(`font-family: '${family}';[^}]+size-adjust: ([^%]+)%`).exec(
        css,
      )?.[1],
    );

  // The build takes Arial's widths from Arimo, and Roboto's from Roboto. So
  // only fallbackFaces.ts's factor 0.998 remains.
  expect(sizeAdjustOf('text Arial')).toBeCloseTo(99.8, 1);
  expect(sizeAdjustOf('heading Roboto')).toBeCloseTo(99.8, 1);
});
