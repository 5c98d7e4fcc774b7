import type { Font } from 'fontkit';
import { parseSubset, requirePackage } from './fontPackage';
import { fontsAt } from './fontsAt';
import { charactersWithoutGlyph, lettersIn } from './fontPlan';
import { readTypefaces, type Typeface } from './typefaces';

const BOLD = 700;

/**
 * Returns the fonts with which the build draws or measures a heading: the first typeface of the site with glyphs for all its
 * letters, if any, then DejaVu Sans. Uses no fonts of the build machine, so that the result is the same everywhere.
 */
export async function titleFonts(text: string): Promise<Font[]> {
  const composed = text.normalize('NFC');
  const hasLetters = (typeface: Typeface): boolean =>
    lettersIn(charactersWithoutGlyph(typeface, composed).join('')) === '';
  const typeface = readTypefaces().find(hasLetters);
  const fonts = typeface ? await fontsAt(typeface, BOLD, composed) : [];
  // This `latin` file has 5,900 characters, also Vietnamese, Greek, Cyrillic and arrows.
  return [...fonts, parseSubset(requirePackage('dejavu-sans'), 'latin', '700-normal')];
}
