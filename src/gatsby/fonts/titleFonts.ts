import type { Font } from 'fontkit';
import { parseSubset, requirePackage } from './fontPackage';
import { fontsAt } from './fontsAt';
import { charactersWithoutGlyph } from './fontPlan';
import { allCodePoints } from './codePoints';
import { readTypefaces, type Typeface } from './typefaces';

const BOLD = 700;
const LETTER = /[\p{L}\p{M}]/u;

/** Returns DejaVu Sans. Its file `latin` has 5,900 characters, also Vietnamese, Greek, Cyrillic and arrows. */
const fallbackFont = (): Font => parseSubset(requirePackage('dejavu-sans'), 'latin', '700-normal');

/**
 * Returns the fonts with which the build draws or measures a heading: the fonts of the first typeface of the site that has glyphs for all letters, if any, then
 * DejaVu Sans. Uses no fonts of the build machine, so that the result is the same everywhere.
 */
export async function titleFonts(text: string): Promise<Font[]> {
  const composed = text.normalize('NFC');
  const lacksLetter = (each: Typeface): boolean =>
    charactersWithoutGlyph(each, composed).some((character) => LETTER.test(character));
  const typeface = readTypefaces().find((each) => !lacksLetter(each));
  const fonts = typeface ? await fontsAt(typeface, BOLD, allCodePoints(composed)) : [];
  return [...fonts, fallbackFont()];
}
