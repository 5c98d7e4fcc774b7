import { outlineText } from './outlineText';
import { titleFonts } from './titleFonts';

const style = { size: 100, spacing: 0 };

test('draws each character in the first font that has a glyph for it', async () => {
  const [latin, extended, fallback] = await titleFonts('Progress Łź');
  if (!latin || !extended || !fallback) throw new Error('Expected three fonts.');
  const path = (text: string, ...fonts: (typeof latin)[]): string =>
    outlineText(text, fonts, style).path;
  for (const [text, font] of [
    ['Progress', latin],
    ['Łź', extended],
    ['→✓', fallback],
  ] as const)
    expect(path(text, latin, extended, fallback)).toBe(path(text, font));
  expect(path('Progress', latin)).not.toBe(path('Progress', fallback));
});

test('uses only the fallback font for a heading if no typeface of the site has all of its letters', async () => {
  expect(await titleFonts('Σχεδιάζουμε websites')).toHaveLength(1);
  expect(await titleFonts('Привет Heddle')).toHaveLength(1);
});

test('draws accented Vietnamese letters in the heading typeface', async () => {
  const text = 'Điều đâu ẤỆ';
  const fonts = await titleFonts(text.normalize('NFD'));
  const withoutFallback = fonts.slice(0, -1);
  const { path } = outlineText(text, withoutFallback, style);
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
  expect(rightOf('nn', 0)).toBeGreaterThan(1.9 * rightOf('n', 0));
  expect(rightOf('nnn', 0.1) - rightOf('nnn', 0)).toBeCloseTo(20);
});
