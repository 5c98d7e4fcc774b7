import type { Font } from 'fontkit';
import { parseSubset, requirePackage } from './fontPackage';
import { fontsAt } from './fontsAt';
import { charactersWithoutGlyph, lettersIn } from './fontPlan';
import { readTypefaces, type Typeface } from './typefaces';

/** Returns the site's first typeface with all letters of a heading, if any, then DejaVu Sans: no font of the build machine. */
export async function titleFonts(text: string): Promise<Font[]> {
  const composed = text.normalize('NFC');
  const hasLetters = (typeface: Typeface): boolean =>
    lettersIn(charactersWithoutGlyph(typeface, composed).join('')) === '';
  const typeface = readTypefaces().find(hasLetters);
  const fonts = typeface ? await fontsAt(typeface, 700, composed) : [];
  // This `latin` file has 5,900 characters, also Vietnamese, Greek, Cyrillic and arrows.
  return [...fonts, parseSubset(requirePackage('dejavu-sans'), 'latin', '700-normal')];
}
