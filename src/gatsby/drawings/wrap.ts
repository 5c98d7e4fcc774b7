/** A word, or a line of words. */
interface MeasuredText {
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
 * @param words each with the space after it
 * @returns `undefined` if a word is wider than `width`
 */
export function wrap(
  words: readonly string[],
  width: number,
  measure: (text: string) => number,
): string[] | undefined {
  const measured = words.map((text) => ({ text, width: measure(text) }));
  let lines: MeasuredText[] | undefined;
  let candidate = breakLines(measured, width);
  while (candidate && candidate.length === (lines ?? candidate).length) {
    lines = candidate;
    // A width just below the longest line moves the last word of that line to the next.
    candidate = breakLines(measured, Math.max(...lines.map((line) => line.width)) - 0.001);
  }
  return lines?.map(({ text }) => text.trimEnd());
}
