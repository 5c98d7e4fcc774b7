import { readdirSync, statSync } from 'node:fs';
import { contentCopy } from '../../../testing/contentCopy';
import { preloadedFonts } from './preloadedFonts';
import type { Role } from './role';
import { systemFonts } from './systemFonts';
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

/** Writes the fonts, and returns what the style sheet says. */
async function generateFonts() {
  await writeFonts(copy.root);
  const css = copy.read(STYLE_SHEET);

  const valuesOf = (property: string): string[] =>
    [...css.matchAll(new RegExp(`${property}: ([^;]+);`, 'g'))].map(
      ([, value = '']) => value,
    );

  const familiesIn = (property: string): string[] =>
    valuesOf(property).flatMap((list) => list.split(', '));

  return {
    css,
    declaredFamilies: valuesOf('font-family'),
    headingFamilies: familiesIn('--heading-font'),
    textFamilies: familiesIn('--text-font'),
    diacriticsHeight: Number(valuesOf('--diacritics-height')[0]),
  };
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, each) => total + each, 0);

test('public/fonts has exactly the files in the style sheet and the licences', async () => {
  const { css } = await generateFonts();
  const fontFiles = css.match(/[\w-]+\.woff2/g) ?? [];
  const licences = [
    'LICENSE-bricolage-grotesque.txt',
    'LICENSE-instrument-sans.txt',
  ];

  const written = readdirSync(copy.at('../public/fonts'));

  expect(written.sort()).toEqual([...licences, ...fontFiles].sort());
});

test('two font files are preloaded, one for each typeface', async () => {
  await generateFonts();

  expect(preloadedFonts(copy.at('../public')).sort()).toEqual([
    expect.stringContaining('/bricolage-grotesque-'),
    expect.stringContaining('/instrument-sans-'),
  ]);
});

test('the preloaded files have at most 40 kB together', async () => {
  await generateFonts();
  const sizes = preloadedFonts(copy.at('../public')).map(
    (url) => statSync(copy.at(`../public${url}`)).size,
  );

  expect(sum(sizes)).toBeLessThanOrEqual(40_000);
});

/** Names of the fallback fonts of a role, in the order of systemFonts. */
const fallbacksOf = (role: Role): string[] =>
  systemFonts.map(({ family }) => `'${role} ${family}'`);

test('headings list their typeface, and a fallback font for each system font', async () => {
  const { headingFamilies } = await generateFonts();

  expect(headingFamilies).toEqual([
    "'Bricolage Grotesque'",
    ...fallbacksOf('heading'),
    'sans-serif',
  ]);
});

test('text lists its typeface, and a fallback font for each system font', async () => {
  const { textFamilies } = await generateFonts();

  expect(textFamilies).toEqual([
    "'Instrument Sans'",
    ...fallbacksOf('text'),
    'sans-serif',
  ]);
});

test('each fallback font has an @font-face rule', async () => {
  const { declaredFamilies } = await generateFonts();

  expect(declaredFamilies).toEqual(
    expect.arrayContaining([...fallbacksOf('heading'), ...fallbacksOf('text')]),
  );
});

test('the fonts have the accented letters of headings', async () => {
  copy.change('about.md', /^heading:.*$/m, 'heading: ẤN TƯỢNG');
  const { css } = await generateFonts();

  // U+1EA4 is Ấ, which has a tone mark above its circumflex.
  expect(css).toMatch(/unicode-range: .*U\+1ea4/);
});

test('headings without accents need no extra line height', async () => {
  expect((await generateFonts()).diacriticsHeight).toBe(0);
});

test('accents in headings add line height', async () => {
  copy.change('about.md', /^heading:.*$/m, 'heading: ẤN TƯỢNG');
  const { diacriticsHeight } = await generateFonts();

  // in em: the marks above Ấ and below Ợ
  expect(diacriticsHeight).toBeGreaterThan(0.2);
});

function useGreekHeadings(): void {
  copy.change(
    'home.md',
    /^heading:.*$/m,
    'heading: Σχεδιάζουμε ιστοσελίδες που αντέχουν',
  );
  copy.change('about.md', /^heading:.*$/m, 'heading: Τι κάνουμε και γιατί');
}

test('headings use the text typeface if only that has most of their letters', async () => {
  // Noto Sans has Greek letters, Instrument Sans has none.
  setTypefaces('instrument-sans', 'noto-sans');
  useGreekHeadings();
  const { headingFamilies } = await generateFonts();

  expect(headingFamilies[0]).toBe("'Noto Sans'");
});

test('headings use the system font if neither typeface has most of their letters', async () => {
  // Neither has Greek letters.
  setTypefaces('instrument-sans', 'bricolage-grotesque');
  useGreekHeadings();
  const { headingFamilies } = await generateFonts();

  expect(headingFamilies).toEqual(['system-ui', 'sans-serif']);
});

test('keeps a heading typeface that lacks one letter', async () => {
  setTypefaces('instrument-sans', 'noto-sans');
  copy.change('values/sample-1.md', /^title:.*$/m, 'title: Nguyễn');
  const { headingFamilies } = await generateFonts();

  expect(headingFamilies[0]).toBe("'Instrument Sans'");
});

function useChinese(): void {
  copy.change('site.md', 'language: en', 'language: zh-CN');
  copy.change('about.md', /^heading:.*$/m, 'heading: 我们设计网站');
}

test('Chinese content uses the system font', async () => {
  useChinese();
  const { headingFamilies, textFamilies } = await generateFonts();

  expect(headingFamilies).toEqual(['system-ui', 'sans-serif']);
  expect(textFamilies).toEqual(headingFamilies);
});

test('Chinese content preloads no font', async () => {
  useChinese();
  await generateFonts();

  expect(preloadedFonts(copy.at('../public'))).toEqual([]);
});

test('Chinese headings have extra line height', async () => {
  useChinese();
  const { diacriticsHeight } = await generateFonts();

  // in em; diacriticsHeight.ts estimates it
  expect(diacriticsHeight).toBe(0.3);
});

/** Returns a fallback font's size-adjust in per cent. */
function sizeAdjustOf(family: string, css: string): number {
  const rule = new RegExp(`font-family: '${family}';[^}]+`).exec(css)?.[0];

  return Number(/size-adjust: ([^%]+)%/.exec(rule ?? '')?.[1]);
}

test('a fallback font as wide as the typeface has a size-adjust of 99.8 %', async () => {
  setTypefaces('roboto', 'arimo');
  const { css } = await generateFonts();

  // The build takes Arial's widths from Arimo, and Roboto's from Roboto. So
  // only the factor of fallbackFaces.ts, 0.998, remains.
  expect(sizeAdjustOf('text Arial', css)).toBeCloseTo(99.8, 1);
  expect(sizeAdjustOf('heading Roboto', css)).toBeCloseTo(99.8, 1);
});

test('the size-adjust of a fallback font takes Greek text into account', async () => {
  setTypefaces('roboto', 'arimo');
  const greekBody =
    'Σχεδιάζουμε και φτιάχνουμε ιστοσελίδες που ανοίγουν γρήγορα. ';

  // Repeated, so that these words are measured.
  copy.add(
    'services/sample-1.md',
    copy.read('services/sample-1.md') + greekBody.repeat(30),
  );
  const { css } = await generateFonts();

  expect(sizeAdjustOf('text Arial', css)).toBeCloseTo(99.8, 1);
});
