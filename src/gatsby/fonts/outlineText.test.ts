import { outlineText } from './outlineText';
import { titleFonts } from './titleFonts';

const style = { size: 100, spacing: 0 };

test('draws each character in the first font that has a glyph for it', async () => {
  const fonts = await titleFonts('Progress Łź');
  const pathIn = (text: string, used: typeof fonts) =>
    outlineText(text, used, style).path;

  // The fonts are `latin`, `latin-ext` and the fallback font. Each must draw
  // the text below that has the same index.
  for (const [index, text] of ['Progress', 'Łź', '→✓'].entries())
    expect(
      fonts.findIndex((font) => pathIn(text, [font]) === pathIn(text, fonts)),
    ).toBe(index);
});

test('uses only the fallback font for a title if no typeface of the site has all of its letters', async () => {
  expect(await titleFonts('Σχεδιάζουμε websites')).toHaveLength(1);
  expect(await titleFonts('Привет Heddle')).toHaveLength(1);
});

test('draws accented Vietnamese letters in the heading typeface, also if they are typed with combining accents', async () => {
  const text = 'Điều đâu ẤỆ';
  const decomposed = text.normalize('NFD');
  const fonts = await titleFonts(decomposed);
  // Without the last font, the fallback, no font would draw a letter that the
  // typeface lacks.
  const { path } = outlineText(decomposed, fonts.slice(0, -1), style);

  expect(path).not.toBe('');
  expect(path).toBe(outlineText(text, fonts, style).path);
});

test('omits a soft hyphen, and a Gothic letter for which no font has a glyph', async () => {
  const fonts = await titleFonts('ab');

  expect(outlineText('a\u{10330}\u00adb', fonts, style)).toEqual(
    outlineText('ab', fonts, style),
  );
});

test('places glyphs side by side, and adds letter spacing', async () => {
  const fonts = await titleFonts('n');
  const rightOf = (text: string, spacing: number): number =>
    outlineText(text, fonts, { ...style, spacing }).right;

  // An n has some space at its right, so nn reaches more than twice as far.
  expect(rightOf('nn', 0)).toBeGreaterThan(2 * rightOf('n', 0));
  expect(rightOf('nnn', 0.1) - rightOf('nnn', 0)).toBeCloseTo(
    2 * 0.1 * style.size,
  ); // two gaps between three letters
});
