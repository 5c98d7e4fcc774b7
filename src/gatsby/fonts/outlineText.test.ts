import { outlineText } from './outlineText';
import { titleFonts } from './titleFonts';

const style = { size: 100, spacing: 0 };

test('draws each character in the first font that has a glyph for it', async () => {
  const fonts = await titleFonts('Progress Łź');
  const path = (text: string, ...fontsOfText: typeof fonts): string =>
    outlineText(text, fontsOfText, style).path;
  for (const [index, text] of ['Progress', 'Łź', '→✓'].entries())
    expect(fonts.map((font) => path(text, font)).indexOf(path(text, ...fonts))).toBe(index);
});

test('uses only the fallback font for a heading if no typeface of the site has all of its letters', async () => {
  expect(await titleFonts('Σχεδιάζουμε websites')).toHaveLength(1);
  expect(await titleFonts('Привет Heddle')).toHaveLength(1);
});

test('draws accented Vietnamese letters in the heading typeface, also if they are typed with combining accents', async () => {
  const text = 'Điều đâu ẤỆ';
  const decomposed = text.normalize('NFD');
  const fonts = await titleFonts(decomposed);
  // The last font is the fallback. It would draw a letter that the typeface lacks.
  const { path } = outlineText(decomposed, fonts.slice(0, -1), style);
  expect(path).not.toBe('');
  expect(path).toBe(outlineText(text, fonts, style).path);
});

test('omits invisible characters and characters without a glyph in any font', async () => {
  const fonts = await titleFonts('ab');
  expect(outlineText('a\u{10330}\u00adb', fonts, style)).toEqual(outlineText('ab', fonts, style));
});

test('places glyphs side by side, and adds letter spacing', async () => {
  const fonts = await titleFonts('n');
  const rightOf = (text: string, spacing: number): number =>
    outlineText(text, fonts, { size: 100, spacing }).right;
  // The outline of n is narrower than its advance, so two are at least almost twice as wide.
  expect(rightOf('nn', 0)).toBeGreaterThan(1.9 * rightOf('n', 0));
  expect(rightOf('nnn', 0.1) - rightOf('nnn', 0)).toBeCloseTo(20);
});
