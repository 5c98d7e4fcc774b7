interface Word {
  text: string;
  width: number;
}

/** Breaks words into lines no wider than `width`. Returns `undefined` if a word is wider. */
function breakLines(words: readonly Word[], width: number): Word[] | undefined {
  const lines: Word[] = [];
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
 * Breaks words into as few lines as possible, and balances their lengths.
 * @param texts words, each including the space after it
 * @returns `undefined` if a word is wider than `width`
 */
export function wrap(
  texts: readonly string[],
  width: number,
  measure: (text: string) => number,
): string[] | undefined {
  const words = texts.map((text) => ({ text, width: measure(text) }));
  let lines: Word[] | undefined;
  let narrower = breakLines(words, width);
  while (narrower && narrower.length === (lines ?? narrower).length) {
    lines = narrower;
    // A width just below the longest line moves a word of it to the next line.
    narrower = breakLines(words, Math.max(...lines.map((line) => line.width)) - 0.001);
  }
  return lines?.map(({ text }) => text.trimEnd());
}
