/** A part of a title that does not break, such as a word with the space after it; or a line of such parts. */
export interface MeasuredText {
  text: string;
  /** In em. */
  width: number;
}

/** Puts parts into lines no wider than `width`. Returns `undefined` if a part is wider. */
function breakLines(parts: readonly MeasuredText[], width: number): MeasuredText[] | undefined {
  const lines: MeasuredText[] = [];
  for (const part of parts) {
    const line = lines.at(-1);
    if (part.width > width) return undefined;
    if (line && line.width + part.width <= width) {
      line.text += part.text;
      line.width += part.width;
    } else lines.push({ ...part });
  }
  return lines;
}

/**
 * Puts the parts of a title into as few lines as possible, and balances the widths of the lines.
 * @param width maximum width of a line, in em
 * @returns `undefined` if a part is wider than `width`
 */
export function wrap(parts: readonly MeasuredText[], width: number): string[] | undefined {
  const lines = breakLines(parts, width);
  if (!lines) return undefined;
  // A width just below the widest line moves a part of it to the next line. Repeat while the number of lines is the same.
  const widest = Math.max(...lines.map((line) => line.width));
  const balanced = wrap(parts, widest - 0.001);
  return balanced?.length === lines.length ? balanced : lines.map(({ text }) => text.trimEnd());
}
