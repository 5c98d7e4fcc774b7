import type { Font } from 'fontkit';
import { findPackage, readSubset } from './fontPackage';
import { fontsAt } from './fontsAt';
import { lackingIn } from './fontPlan';
import { lettersOf } from './lettersOf';
import { parseFont } from './parseFont';
import { readTypefaces } from './typefaces';

const BOLD = 700;
const LETTER = /[\p{L}\p{M}]/u;

let loaded: Font | undefined;

/** Returns a font with Vietnamese, Greek, Cyrillic, arrows and about 5,900 characters in all, in one file. */
function fallback(): Font {
  const fonts = findPackage('dejavu-sans');
  if (!fonts) throw new Error('The package @fontsource/dejavu-sans is not installed.');
  return (loaded ??= parseFont(readSubset(fonts, 'latin', '700-normal')));
}

/**
 * Returns the fonts of a heading: those of the first typeface of the site that has all of its letters, and the fallback.
 * None is installed on the machine.
 */
export async function titleFonts(text: string): Promise<Font[]> {
  const composed = text.normalize('NFC');
  const typeface = readTypefaces().find(
    (each) => !lackingIn(each, composed).some((character) => LETTER.test(character)),
  );
  const fonts = typeface ? await fontsAt(typeface, BOLD, lettersOf(composed, ' ')) : [];
  return [...fonts, fallback()];
}
