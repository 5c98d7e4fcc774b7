import type { Font } from 'fontkit';
import { parseSubset, requirePackage } from './fontPackage';
import { fontsAt } from './fontsAt';
import { charactersWithoutGlyph } from './fontPlan';
import { allCodePoints } from './codePoints';
import { readTypefaces } from './typefaces';

const BOLD = 700;
const LETTER = /[\p{L}\p{M}]/u;

/** Returns DejaVu Sans. It has 5,900 characters in one file, among them Vietnamese, Greek, Cyrillic and arrows. */
const fallbackFont = (): Font => parseSubset(requirePackage('dejavu-sans'), 'latin', '700-normal');

/**
 * Returns the fonts for a heading: the fonts of the first typeface with glyphs for all letters, then DejaVu Sans.
 * Uses no fonts of the build machine, so that the result is the same everywhere.
 */
export async function titleFonts(text: string): Promise<Font[]> {
  const composed = text.normalize('NFC');
  const typeface = readTypefaces().find(
    (each) => !charactersWithoutGlyph(each, composed).some((character) => LETTER.test(character)),
  );
  const fonts = typeface ? await fontsAt(typeface, BOLD, allCodePoints(composed)) : [];
  return [...fonts, fallbackFont()];
}
