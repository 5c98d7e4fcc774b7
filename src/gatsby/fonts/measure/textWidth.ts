import type { Font } from 'fontkit';
import { textRuns } from './textRuns';

/** Returns the width of a text in em. Omits characters without a glyph. */
function widthInEm(text: string, fonts: readonly Font[]): number {
  let width = 0;

  for (const run of textRuns(text, fonts))
    width += run.font.layout(run.text).advanceWidth / run.font.unitsPerEm;

  return width;
}

/**
 * Returns the total width of all occurrences of words, each with a space, in
 * em. Omits characters without a glyph.
 */
export function textWidth(
  wordCounts: ReadonlyMap<string, number>,
  fonts: readonly Font[],
): number {
  let width = 0;

  for (const [word, count] of wordCounts)
    width += widthInEm(`${word} `, fonts) * count;

  return width;
}
