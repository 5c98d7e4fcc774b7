import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { SOFT_HYPHEN } from '../../content/read/markdown';

// A `require` function, because `import` can't load a computed name
// synchronously.
const requireFromRoot = createRequire(resolve('package.json'));
// letters, combining marks and soft hyphens
const WORD = /[\p{L}\p{M}\u00AD]+/gu;

/**
 * Number of wide letters of a heading (48 px) that fit into one line on the
 * narrowest phone (280 px).
 */
const PHONE_WIDTH = 10.5;
// minimum number of letters before the first soft hyphen and after the last
const MIN_END = 4;
const MIN_SYLLABLE = 3; // A syllable with fewer letters is short.

type Hyphenator = {
  hyphenateSync(text: string, options: { hyphenChar: string }): string;
};

/**
 * Returns the hyphenator for a language such as `de-AT`, or else `de`, or
 * `undefined` if the package `hyphen` has neither.
 */
function hyphenatorFor(language: string): Hyphenator | undefined {
  const code = language.toLowerCase();

  for (const name of [code, code.replace(/-.*/, '')])
    try {
      return requireFromRoot(`hyphen/${name}`) as Hyphenator;
    } catch {
      // The package has no such file.
    }

  return undefined;
}

/**
 * Estimates the width of a word in the heading typeface, in wide letters. A
 * narrow letter has 0.6 of their width.
 */
const widthOf = (word: string): number =>
  [...word].reduce(
    (width, letter) => width + (/[fijlrtI1]/.test(letter) ? 0.6 : 1),
    0,
  );

/**
 * Adds soft hyphens to a word, but none near its ends, and none beside a short
 * syllable if the joined part fits on a phone.
 */
function hyphenate(word: string, { hyphenateSync }: Hyphenator): string {
  const parts: string[] = [];

  for (const syllable of hyphenateSync(word, { hyphenChar: SOFT_HYPHEN }).split(
    SOFT_HYPHEN,
  )) {
    const breakPosition = parts.join('').length;
    const isNearAnEnd =
      breakPosition < MIN_END || breakPosition > word.length - MIN_END;
    const previous = parts.pop() ?? '';
    const isShort = Math.min(syllable.length, previous.length) < MIN_SYLLABLE;
    // The word's last letters always join the part before them, so this leaves
    // room for them.
    const hasRoom = widthOf(previous + syllable) <= PHONE_WIDTH - MIN_END;

    if (isNearAnEnd || (isShort && hasRoom)) parts.push(previous + syllable);
    else parts.push(previous, syllable);
  }

  return parts.join(SOFT_HYPHEN);
}

/**
 * Adds soft hyphens to long words, and to long parts between the writer's own
 * soft hyphens, because browsers hyphenate in different ways or not at all.
 */
export function softHyphens(text: string, language: string): string {
  const hyphenator = hyphenatorFor(language);

  if (!hyphenator) return text;

  return text.replace(WORD, (word) =>
    word
      .split(SOFT_HYPHEN)
      .map((part) =>
        widthOf(part) <= PHONE_WIDTH ? part : hyphenate(part, hyphenator),
      )
      .join(SOFT_HYPHEN),
  );
}
