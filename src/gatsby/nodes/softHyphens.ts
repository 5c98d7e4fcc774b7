import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { SOFT_HYPHEN } from '../../content/read/withoutSoftHyphens';

const WORD = /[\p{L}\p{M}\u00AD]+/gu;
const NARROW = /[fijlrtI1]/;
/** A narrower word, in wide letters, fits the narrowest phone in the largest heading: 280 px at 48 px. */
const FITS = 10.5;
/** As many letters stand before the first place where a word may break, and after the last. */
const LETTERS = 4;
/** A shorter syllable is no piece of its own. */
const SYLLABLE = 3;

type Patterns = { hyphenateSync(text: string, options: { hyphenChar: string }): string };

const load = createRequire(resolve('package.json'));

/** The patterns of a language, or of the one that it is a form of: `de-AT`, `de`. Few languages have none. */
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

/** How wide a word is in the display typeface, in wide letters. */
const widthOf = (word: string): number =>
  [...word].reduce((width, letter) => width + (NARROW.test(letter) ? 0.6 : 1), 0);

/** The word in pieces. One of few letters stays with its neighbour, as long as the word's end still fits behind both. */
function broken(word: string, { hyphenateSync }: Patterns): string {
  const pieces: string[] = [];
  for (const part of hyphenateSync(word, { hyphenChar: SOFT_HYPHEN }).split(SOFT_HYPHEN)) {
    const before = pieces.join('').length;
    const last = pieces.at(-1) ?? '';
    const short = Math.min(part.length, last.length) < SYLLABLE;
    const stays = short && widthOf(last + part) <= FITS - LETTERS;
    if (before < LETTERS || before > word.length - LETTERS || stays)
      pieces.splice(-1, 1, last + part);
    else pieces.push(part);
  }
  return pieces.join(SOFT_HYPHEN);
}

/**
 * Says where the long words of a heading may break: browsers' own dictionaries differ, and some have none.
 * @param language a code such as `de`; where its patterns are not known the text stays as it is
 * @returns the text with soft hyphens. A word in which its writer has set one keeps to those.
 */
export function softHyphens(text: string, language: string): string {
  const patterns = patternsOf(language);
  if (!patterns) return text;
  return text.replace(WORD, (word) =>
    word.includes(SOFT_HYPHEN) || widthOf(word) <= FITS ? word : broken(word, patterns),
  );
}
