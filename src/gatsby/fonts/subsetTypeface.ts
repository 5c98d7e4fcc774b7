import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { fontPath, parseSubset, subsetsFor } from './fontPackage';
import type { Typeface } from './typefaces';

/**
 * Characters that the fonts have even if the content lacks them. éèà are the
 * most frequent accented letters in English.
 */
const ALWAYS_KEPT =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789éèà' +
  ' !"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~\u00a0‘’“”–—…·•×©®™°£€½';

/**
 * OpenType features that the fonts keep. All others, such as tabular figures,
 * would add 4 kB.
 */
const FEATURES = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl'];

interface Part {
  /**
   * Every page loads `base`. Browsers load `rare` for rare characters of the
   * content, and `typed` for input in the form.
   */
  use: 'base' | 'rare' | 'typed';
  subset: string;
  characters: string[];
}

/**
 * Splits the characters for pages and form into parts, one for each font file.
 * No two parts share a character.
 */
function partsOf(
  { fontPackage, role }: Typeface,
  suffix: string,
  content: string,
): Part[] {
  const contentCharacters = [...content];
  const wanted = new Set(ALWAYS_KEPT + content);
  const parts: Part[] = [];

  /**
   * Returns a subset's characters that no part has so far. Omits control
   * characters and U+FFFF, which ends a cmap table.
   */
  const unassignedIn = (subset: string): string[] => {
    const assigned = new Set(parts.flatMap(({ characters }) => characters));

    return parseSubset(fontPackage, subset, suffix)
      .characterSet.filter((code) => code >= 32 && code !== 0xffff)
      .map((code) => String.fromCodePoint(code))
      .filter((character) => !assigned.has(character));
  };

  const wantedIn = (subset: string) =>
    unassignedIn(subset).filter((each) => wanted.has(each));
  // Subsets with symbols are used last: their letters are for formulas, and
  // `latin` or `greek` has them too.
  const priority = (subset: string) =>
    /^(math|symbols)/.test(subset) ? 0 : wantedIn(subset).length;
  const subsets = subsetsFor(fontPackage, ALWAYS_KEPT + content);

  subsets.sort((a, b) => priority(b) - priority(a));

  for (const subset of subsets) {
    const characters = wantedIn(subset);
    const occurrences = contentCharacters.filter((each) =>
      characters.includes(each),
    ).length;
    // Every page loads the subset with the most wanted characters, and any
    // other with at least 1 % of the content.
    const isBase =
      parts.length === 0 || occurrences >= contentCharacters.length * 0.01;

    if (characters.length > 0)
      parts.push({ use: isBase ? 'base' : 'rare', subset, characters });
  }

  // Form fields use the text typeface. Visitors may type letters of `latin`,
  // `latin-ext` and the content's subsets.
  if (role === 'heading') return parts;
  const inputSubsets = new Set([
    'latin',
    'latin-ext',
    ...parts.map(({ subset }) => subset),
  ]);

  for (const subset of fontPackage.subsets.filter((each) =>
    inputSubsets.has(each),
  )) {
    // Omits combining accents: a browser draws an accent beside its letter if
    // the font lacks the letter with the accent.
    const characters = unassignedIn(subset).filter(
      (character) => !/\p{M}/u.test(character),
    );

    if (characters.length > 0) parts.push({ use: 'typed', subset, characters });
  }

  return parts;
}

export function subsetTypeface(typeface: Typeface, content: string) {
  const { fontPackage, faces } = typeface;
  const files = faces.flatMap(({ suffix, weight, axes }) => {
    const options = {
      targetFormat: 'woff2',
      variationAxes: axes,
      keepFeatures: FEATURES,
    } as const;

    return partsOf(typeface, suffix, content).map(
      async ({ use, subset, characters }) => {
        const packagedFont = readFileSync(
          fontPath(fontPackage, subset, suffix),
        );
        const font = await subsetFont(
          packagedFont,
          characters.join(''),
          options,
        );
        const hash = createHash('sha256')
          .update(font)
          .digest('hex')
          .slice(0, 8);
        const name = `${fontPackage.id}-${use}-${subset}-${hash}.woff2`;

        return { name, font, weight, characters };
      },
    );
  });

  return Promise.all(files);
}
