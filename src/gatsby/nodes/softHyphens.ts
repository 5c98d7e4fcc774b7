import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { SOFT_HYPHEN } from '../../content/read/markdown';

// A `require` function, because `import` can't load a computed name
// synchronously.
const requireFromRoot = createRequire(resolve('package.json'));

/** Letters, combining marks and soft hyphens. */
const WORD = /[\p{L}\p{M}\u00AD]+/gu;

/**
 * Width of a line on the narrowest phone (280 px), in wide letters of a heading
 * (48 px).
 */
const PHONE_WIDTH = 10.5;

const NARROW_LETTER = /[fijlrtI1]/;

/** Width of a narrow letter relative to a wide one: an estimate. */
const NARROW_WIDTH = 0.6;

/**
 * Minimum number of letters before the first soft hyphen and after the last.
 */
const MIN_END = 4;

/** A syllable with fewer letters is short. */
const MIN_SYLLABLE = 3;

type Hyphenator = {
  hyphenateSync(text: string, options: { hyphenChar: string }): string;
};

/**
 * Returns the hyphenator for a language: for `de-AT`, that of `de-AT` or else
 * of `de`. Returns `undefined` if the package `hyphen` has neither.
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

/** Estimates the width of a word in the heading typeface, in wide letters. */
const widthOf = (word: string): number =>
  [...word].reduce(
    (width, letter) => width + (NARROW_LETTER.test(letter) ? NARROW_WIDTH : 1),
    0,
  );

/**
 * Adds soft hyphens to a word, but none near its ends, and none beside a short
 * syllable if the joined part fits on a phone.
 */
function hyphenate(word: string, { hyphenateSync }: Hyphenator): string {
  const hyphenated = hyphenateSync(word, { hyphenChar: SOFT_HYPHEN });
  const parts: string[] = [];

  for (const syllable of hyphenated.split(SOFT_HYPHEN)) {
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
