import { withoutSoftHyphens } from '../read/markdown';
import { suggestion } from './nearest';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Returns the number of graphemes: an accented letter or an emoji counts as one. Soft hyphens don't count. */
export const lengthOf = (text: string): number =>
  [...graphemes.segment(withoutSoftHyphens(text))].length;

export const shortened = (text: string): string =>
  text.length > 50 ? `${text.slice(0, 50).trimEnd()}…` : text;

export const tooLong = (length: number, max: number): string =>
  `is ${length} characters long, and ${max} fit. Shorten it by ${length - max}.`;

/** Returns a message for each placeholder that the site does not replace. @param known names without braces */
export const unknownPlaceholders = (text: string, known: readonly string[]): string[] =>
  (text.match(/\{[^{}]*\}/g) ?? []).flatMap((placeholder) => {
    const allowed = known.map((name) => `{${name}}`);
    if (allowed.includes(placeholder)) return [];
    const withoutBraces = 'Write the words themselves, without braces.';
    const advice = allowed.length === 0 ? withoutBraces : suggestion(placeholder, allowed);
    return `has ${placeholder} in it, which the site does not replace here. ${advice}`;
  });
