import type { Font } from 'fontkit';

/** Splits a text into runs of one font each. Omits letters that no font has. */
export function runsOf(text: string, fonts: readonly Font[]): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const font = fonts.find((one) => one.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    const run = runs.at(-1);
    if (run && run.font === font) run.text += letter;
    else if (font) runs.push({ font, text: letter });
  }
  return runs;
}
