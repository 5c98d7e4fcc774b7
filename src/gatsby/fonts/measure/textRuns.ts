import type { Font } from 'fontkit';

/** Characters side by side that one font draws. */
interface TextRun {
  font: Font;
  text: string;
}

/** Returns the first font that has a glyph for a character. */
export const fontFor = (
  character: string,
  fonts: readonly Font[],
): Font | undefined =>
  fonts.find((font) =>
    font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );

/**
 * Splits a text into runs, each in the first font that has its glyphs. Omits
 * characters for which no font has a glyph.
 */
export function textRuns(text: string, fonts: readonly Font[]): TextRun[] {
  const runs: TextRun[] = [];

  for (const character of text.normalize('NFC')) {
    const font = fontFor(character, fonts);

    if (!font) continue;

    const last = runs.at(-1);

    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }

  return runs;
}
