import type { Font } from 'fontkit';

export const fontFor = (character: string, fonts: readonly Font[]): Font | undefined =>
  fonts.find((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));

/** Splits a text into runs, each in the first font that has its glyphs. Omits characters without a glyph in any font. */
export function runsOf(text: string, fonts: readonly Font[]): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = [];
  for (const character of text.normalize('NFC')) {
    const font = fontFor(character, fonts);
    const run = runs.at(-1);
    if (run && run.font === font) run.text += character;
    else if (font) runs.push({ font, text: character });
  }
  return runs;
}
