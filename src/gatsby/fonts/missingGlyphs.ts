import { parseSubset, subsetsFor } from './fontPackage';
import { fontFor } from './measure/textRuns';
import type { Typeface } from './typefaces';

/** White space, control characters, and others such as the soft hyphen. */
const WITHOUT_GLYPH = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Returns the letters of a text and their combining accents, without symbols,
 * digits and punctuation.
 */
export const lettersIn = (text: string): string =>
  text.replace(/[^\p{L}\p{M}]/gu, '');

/**
 * Returns the characters of a text for which a typeface has no glyph, each
 * once. Ignores characters that need none.
 */
export function charactersWithoutGlyph(
  { fontPackage, faces }: Typeface,
  text: string,
): string {
  const visible = text.replace(WITHOUT_GLYPH, '');

  // All faces of a typeface have the same characters.
  const fonts = subsetsFor(fontPackage, visible).map((subset) =>
    parseSubset(fontPackage, subset, faces[0].suffix),
  );

  return [...new Set(visible)]
    .filter((character) => !fontFor(character, fonts))
    .join('');
}
