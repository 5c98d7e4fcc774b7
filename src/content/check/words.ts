import { withoutSoftHyphens } from '../read/withoutSoftHyphens';
import { suggestion } from './nearest';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Returns the number of graphemes: an accented letter or an emoji counts as one. Ignores soft hyphens. */
export const lengthOf = (text: string): number =>
  [...graphemes.segment(withoutSoftHyphens(text))].length;

const MAX_QUOTED = 50;

/** Shortens a text for a message that quotes it. */
export const shortened = (text: string): string =>
  text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED).trimEnd()}…` : text;

/** Returns the end of a sentence about a text that is too long. */
export const tooLong = (length: number, max: number): string =>
  `is ${length} characters long, and ${max} fit. Shorten it by ${length - max}.`;

/** Returns a message for each placeholder that the site does not fill in. */
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
