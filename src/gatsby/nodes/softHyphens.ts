import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { SOFT_HYPHEN } from '../../content/read/withoutSoftHyphens';

const WORD = /[\p{L}\p{M}\u00AD]+/gu;
const NARROW_LETTER = /[fijlrtI1]/;
/** Width, in wide letters, that fits on the narrowest phone in the largest heading: 280 px at 48 px. */
const PHONE_WIDTH = 10.5;
/** Minimum number of letters before the first soft hyphen and after the last. */
const MIN_END = 4;
/** Minimum length of a syllable between two soft hyphens. */
const MIN_SYLLABLE = 3;

type Patterns = { hyphenateSync(text: string, options: { hyphenChar: string }): string };

const load = createRequire(resolve('package.json'));

/** Loads the patterns of `de-AT` or, if there are none, of `de`. */
function patternsOf(language: string): Patterns | undefined {
  const code = language.toLowerCase();
  for (const name of [code, code.replace(/-.*/, '')])
    try {
      return load(`hyphen/${name}`) as Patterns;
    } catch {
      // The package has no such file.
    }
  return undefined;
}

/** Estimates the width of a word in the display typeface, in wide letters. */
const widthOf = (word: string): number =>
  [...word].reduce((width, letter) => width + (NARROW_LETTER.test(letter) ? 0.6 : 1), 0);

/** Adds soft hyphens to a word. Joins a short syllable to the one before it if both together leave room for the word's end. */
function hyphenate(word: string, { hyphenateSync }: Patterns): string {
  const pieces: string[] = [];
  for (const syllable of hyphenateSync(word, { hyphenChar: SOFT_HYPHEN }).split(SOFT_HYPHEN)) {
    const position = pieces.join('').length;
    const last = pieces.at(-1) ?? '';
    const isShort = Math.min(syllable.length, last.length) < MIN_SYLLABLE;
    const hasRoom = widthOf(last + syllable) <= PHONE_WIDTH - MIN_END;
    if (position < MIN_END || position > word.length - MIN_END || (isShort && hasRoom))
      pieces.splice(-1, 1, last + syllable);
    else pieces.push(syllable);
  }
  return pieces.join(SOFT_HYPHEN);
}

/**
 * Adds soft hyphens to the long words of a heading, because browsers hyphenate differently or not at all.
 * @param language a code such as `de`. Without patterns for it, the text stays unchanged.
 * @returns the text. A word that already has a soft hyphen gets no others.
 */
export function softHyphens(text: string, language: string): string {
  const patterns = patternsOf(language);
  if (!patterns) return text;
  return text.replace(WORD, (word) =>
    word.includes(SOFT_HYPHEN) || widthOf(word) <= PHONE_WIDTH ? word : hyphenate(word, patterns),
  );
}
