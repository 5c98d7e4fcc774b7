interface Word {
  text: string;
  width: number;
}

/** Breaks words into lines of at most a width. Returns `undefined` if a word is wider. */
function broken(words: readonly Word[], width: number): Word[] | undefined {
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
 * Breaks words, each with the space after it, into as few lines as a width allows, of about equal length.
 * @returns `undefined` if a word is wider
 */
export function wrap(
  texts: readonly string[],
  width: number,
  measure: (text: string) => number,
): string[] | undefined {
  const words = texts.map((text) => ({ text, width: measure(text) }));
  let lines: Word[] | undefined;
  let narrower = broken(words, width);
  while (narrower && narrower.length === (lines ?? narrower).length) {
    lines = narrower;
    // The longest line must give up a word.
    narrower = broken(words, Math.max(...lines.map((line) => line.width)) - 0.001);
  }
  return lines?.map(({ text }) => text.trimEnd());
}
