import { parseSubset, subsetsFor } from './fontPackage';
import type { Typeface } from './typefaces';

/**
 * Characters that the fonts have even if the content lacks them. éèà are the
 * most frequent accented letters in English.
 */
const ALWAYS_KEPT =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789éèà' +
  ' !"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~\u00a0‘’“”–—…·•×©®™°£€½';

/**
 * Subsets whose letters are for formulas. `latin` or `greek` has the letters,
 * too, so these subsets come last.
 */
const SYMBOL_SUBSET = /^(math|symbols)/;

/** Subsets whose letters visitors may type in any language. */
const TYPED_SUBSETS = ['latin', 'latin-ext'];

/**
 * Every page loads a subset that has at least this share of the content's
 * characters.
 */
const BASE_SHARE = 0.01;

/** U+FFFF ends a cmap table and is no character. */
const END_OF_CMAP = 0xffff;

/** Control characters have lower code points than the space. */
const FIRST_VISIBLE = 32;

/** The characters of one font file, all from one subset of the package. */
export interface FontPart {
  /**
   * Every page loads `base`. Browsers load `rare` for rare characters of the
   * content, and `typed` for input in the form.
   */
  use: 'base' | 'rare' | 'typed';
  subset: string;
  characters: string[];
}

type CharactersIn = (subset: string) => string[];

/** Returns a subset's characters that no part has. */
const unassigned = (
  subset: string,
  charactersIn: CharactersIn,
  parts: readonly FontPart[],
): string[] => {
  const assigned = new Set(parts.flatMap(({ characters }) => characters));

  return charactersIn(subset).filter((character) => !assigned.has(character));
};

/**
 * Splits the characters that pages may show into base and rare parts. Starts
 * with the subset that has the most of them.
 */
function contentParts(
  subsets: readonly string[],
  charactersIn: CharactersIn,
  content: string,
): FontPart[] {
  const contentCharacters = [...content];
  const wanted = new Set(ALWAYS_KEPT + content);
  const parts: FontPart[] = [];

  const wantedIn = (subset: string): string[] =>
    unassigned(subset, charactersIn, parts).filter((character) =>
      wanted.has(character),
    );

  const priority = (subset: string): number =>
    SYMBOL_SUBSET.test(subset) ? 0 : wantedIn(subset).length;

  const byPriority = [...subsets].sort(
    (one, other) => priority(other) - priority(one),
  );

  for (const subset of byPriority) {
    const characters = wantedIn(subset);
    const isFirstPart = parts.length === 0;

    const occurrences = contentCharacters.filter((character) =>
      characters.includes(character),
    ).length;
    const isFrequent = occurrences >= contentCharacters.length * BASE_SHARE;

    const use = isFirstPart || isFrequent ? 'base' : 'rare';

    if (characters.length > 0) parts.push({ use, subset, characters });
  }

  return parts;
}

/**
 * Returns parts with the other characters that visitors may type: the
 * characters of `latin`, `latin-ext` and the content's subsets.
 */
function typedParts(
  subsets: readonly string[],
  charactersIn: CharactersIn,
  partsOfContent: readonly FontPart[],
): FontPart[] {
  const subsetsOfContent = partsOfContent.map(({ subset }) => subset);
  const typedSubsets = new Set([...TYPED_SUBSETS, ...subsetsOfContent]);
  const parts: FontPart[] = [];

  for (const subset of subsets.filter((each) => typedSubsets.has(each))) {
    const others = [...partsOfContent, ...parts];

    // Omits combining accents: if the font lacks the letter with the accent, a
    // browser would draw the accent beside the letter.
    const characters = unassigned(subset, charactersIn, others).filter(
      (character) => !/\p{M}/u.test(character),
    );

    if (characters.length > 0) parts.push({ use: 'typed', subset, characters });
  }

  return parts;
}

/**
 * Splits the characters for pages and form into parts, one for each font file.
 * No two parts share a character.
 * @param suffix of the face, such as `wght-normal`
 * @param content all characters of the content, each as often as it occurs
 */
export function fontParts(
  { fontPackage, chosenFor }: Typeface,
  suffix: string,
  content: string,
): FontPart[] {
  const charactersIn = (subset: string): string[] =>
    parseSubset(fontPackage, subset, suffix)
      .characterSet.filter(
        (code) => code >= FIRST_VISIBLE && code !== END_OF_CMAP,
      )
      .map((code) => String.fromCodePoint(code));

  const subsets = subsetsFor(fontPackage, ALWAYS_KEPT + content);
  const parts = contentParts(subsets, charactersIn, content);

  // Form fields use the text typeface.
  if (chosenFor === 'heading') return parts;

  return [...parts, ...typedParts(fontPackage.subsets, charactersIn, parts)];
}
