import { withoutSoftHyphens } from '../read/markdown';
import { startOf } from '../shape/shortened';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Number of UTF-16 code units that the segmenter gets at once. The segmenter
 * copies its whole input into each segment: 30,000 characters at once
 * take 2 GB.
 */
const PART_LENGTH = 200;

/** Counts the graphemes of a text, and finds where the last one starts. */
function countSegments(text: string) {
  let count = 0;
  let lastIndex = 0;

  for (const { index } of graphemes.segment(text)) {
    count += 1;
    lastIndex = index;
  }

  return { count, lastIndex };
}

/**
 * Returns the number of graphemes: an accented letter or an emoji counts as
 * one. Soft hyphens don't count.
 */
export function lengthOf(text: string): number {
  let rest = withoutSoftHyphens(text);
  let partLength = PART_LENGTH;
  let length = 0;

  for (;;) {
    const part = startOf(rest, partLength);
    const { count, lastIndex } = countSegments(part);

    if (part.length === rest.length) return length + count;

    // The last grapheme may go on after this part, so it belongs to the next.
    length += Math.max(0, count - 1);
    rest = rest.slice(lastIndex);

    // A grapheme that is longer than the part needs a longer part.
    partLength = lastIndex === 0 ? 2 * partLength : PART_LENGTH;
  }
}
