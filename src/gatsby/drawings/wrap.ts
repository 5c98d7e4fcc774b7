/** A part of a title that does not break, such as a word with the space after it; or a line of such parts. */
export interface MeasuredText {
  text: string;
  width: number;
}

/** Breaks words into lines no wider than `width`. Returns `undefined` if a word is wider. */
function breakLines(words: readonly MeasuredText[], width: number): MeasuredText[] | undefined {
  const lines: MeasuredText[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (word.width > width) return undefined;
    if (line && line.width + word.width <= width) {
      line.text += word.text;
      line.width += word.width;
    } else lines.push({ ...word });
  }
  return lines;
}

/**
 * Breaks words into as few lines as possible, and balances the widths of the lines.
 * @returns `undefined` if a word is wider than `width`
 */
export function wrap(words: readonly MeasuredText[], width: number): string[] | undefined {
  const lines = breakLines(words, width);
  if (!lines) return undefined;
  // A width just below the widest line moves a word of it to the next line. Repeat while the number of lines is the same.
  const widest = Math.max(...lines.map((line) => line.width));
  const balanced = wrap(words, widest - 0.001);
  return balanced?.length === lines.length ? balanced : lines.map(({ text }) => text.trimEnd());
}
