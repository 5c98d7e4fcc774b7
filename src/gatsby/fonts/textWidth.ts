import type { Font } from 'fontkit';
import { runsOf } from './runsOf';

/** How often each word stands in the content. */
export type Words = ReadonlyMap<string, number>;

/** Enough that the average letter width differs from that of all words by less than a thousandth. */
const MOST_WORDS = 150;

/** Returns the most frequent words of texts. In words, because kerning counts too. */
export function frequentWords(texts: readonly string[]): Words {
  const counts = new Map<string, number>();
  for (const word of texts.join(' ').split(/\s+/).filter(Boolean))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Map([...counts].sort(([, one], [, other]) => other - one).slice(0, MOST_WORDS));
}

/** Returns the width of words with a space behind each, in em. Letters that no font has are omitted. */
export function textWidth(words: Words, fonts: readonly Font[]): number {
  let width = 0;
  for (const [word, count] of words)
    for (const { font, text } of runsOf(`${word} `, fonts))
      width += (font.layout(text).advanceWidth / font.unitsPerEm) * count;
  return width;
}
