import { withoutSoftHyphens } from '../read/withoutSoftHyphens';
import { suggestion } from './nearest';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The length as a person counts it: an accented letter or an emoji is one, and a soft hyphen is nothing. */
export const lengthOf = (text: string): number =>
  [...graphemes.segment(withoutSoftHyphens(text))].length;

const SHORT = 50;

/** The beginning of a text, for a message that quotes it. */
export const shortened = (text: string): string =>
  text.length > SHORT ? `${text.slice(0, SHORT).trimEnd()}…` : text;

/** By how much a text is too long, as the end of a sentence about it. */
export const tooLong = (length: number, max: number): string =>
  `is ${length} characters long, and ${max} fit. Shorten it by ${length - max}.`;

/** Sentences about words in braces that nothing fills in. */
export const unknownPlaceholders = (text: string, known: readonly string[]): string[] =>
  [...text.matchAll(/\{([^{}]*)\}/g)].flatMap(([braced, name = '']) => {
    if (known.includes(name)) return [];
    return known.length === 0
      ? `has ${braced} in it, and nothing fills that in here. Write the words themselves, without braces.`
      : `has ${braced} in it, and nothing fills that in. ${suggestion(
          braced,
          known.map((word) => `{${word}}`),
        )}`;
  });
