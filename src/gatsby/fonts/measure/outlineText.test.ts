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

test('draws a letter with combining accents like the composed letter', async () => {
  const text = 'Điều đâu ẤỆ';
  const decomposed = text.normalize('NFD');
  const fonts = await titleFonts(decomposed);
  // Without the last font, the fallback, no font would draw a letter that the
  // typeface lacks.
  const { path } = outlineText(decomposed, fonts.slice(0, -1), style);

  expect(path).not.toBe('');
  expect(path).toBe(outlineText(text, fonts, style).path);
});

test.each([
  ['a soft hyphen', 'a\u00adb'],
  ['a letter for which no font has a glyph', 'a\u{10330}b'], // Gothic
])('omits %s', async (_, text) => {
  const fonts = await titleFonts('ab');

  expect(outlineText(text, fonts, style)).toEqual(
    outlineText('ab', fonts, style),
  );
});

/** Returns the right edge of a text in px. */
async function rightOf(text: string, spacing = 0): Promise<number> {
  const fonts = await titleFonts('n');

  return outlineText(text, fonts, { ...style, spacing }).right;
}

test('places glyphs side by side', async () => {
  // An n has some space at its right, so nn reaches more than twice as far.
  expect(await rightOf('nn')).toBeGreaterThan(2 * (await rightOf('n')));
});

test('adds letter spacing between glyphs', async () => {
  const added = (await rightOf('nnn', 0.1)) - (await rightOf('nnn'));

  // two gaps between three letters
  expect(added).toBeCloseTo(2 * 0.1 * style.size);
});
