import type { Font } from 'fontkit';
import { parseSubset, requirePackage } from '../fontPackage';
import { charactersWithoutGlyph, lettersIn } from '../missingGlyphs';
import { readTypefaces, type Typeface } from '../typefaces';
import { fontsAt } from './fontsAt';

const BOLD = 700;

/**
 * Returns DejaVu Sans. Its `latin` subset suffices: its 5,900 characters
 * include Vietnamese, Greek, Cyrillic and arrows.
 */
const fallbackFont = (): Font =>
  parseSubset(requirePackage('dejavu-sans'), 'latin', '700-normal');

/**
 * Returns the fonts in which the build draws or measures a title. If a
 * typeface of brand.md has all letters of the title, the first such typeface
 * comes first. DejaVu Sans comes last.
 * @param root folder of the project
 */
export async function titleFonts(title: string, root = '.'): Promise<Font[]> {
  const composed = title.normalize('NFC');

  const hasAllLetters = (typeface: Typeface): boolean =>
    lettersIn(charactersWithoutGlyph(typeface, composed)) === '';

  const typeface = readTypefaces(root).find(hasAllLetters);
  const fonts = typeface ? await fontsAt(typeface, BOLD, composed) : [];

  return [...fonts, fallbackFont()];
}
