import { withoutSoftHyphens } from '../read/withoutSoftHyphens';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The length as a person counts it: an accented letter or an emoji is one, and a soft hyphen is nothing. */
export const lengthOf = (text: string): number =>
  [...graphemes.segment(withoutSoftHyphens(text))].length;

/** By how much a text is too long, as the end of a sentence about it. */
export const tooLong = (length: number, max: number): string =>
  `is ${length} characters long, and ${max} fit. Shorten it by ${length - max}.`;
