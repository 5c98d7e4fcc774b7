import type { Font } from 'fontkit';
import { findPackage, readSubset } from './fontPackage';
import { fontsAt } from './fontsAt';
import { missingCharacters } from './fontPlan';
import { codePointsOf } from './codePointsOf';
import { parseFont } from './parseFont';
import { readTypefaces } from './typefaces';

const BOLD = 700;
const LETTER = /[\p{L}\p{M}]/u;

let cachedFallback: Font | undefined;

/** Returns DejaVu Sans. It has 5,900 characters in one file, among them Vietnamese, Greek, Cyrillic and arrows. */
function fallbackFont(): Font {
  const fonts = findPackage('dejavu-sans');
  if (!fonts) throw new Error('@fontsource/dejavu-sans is not installed. Run: npm ci');
  return (cachedFallback ??= parseFont(readSubset(fonts, 'latin', '700-normal')));
}

/**
 * Returns the fonts for a heading: the fonts of the first typeface with glyphs for all letters, then DejaVu Sans.
 * Uses no fonts of the build machine, so that the result is the same everywhere.
 */
export async function titleFonts(text: string): Promise<Font[]> {
  const composed = text.normalize('NFC');
  const typeface = readTypefaces().find(
    (each) => !missingCharacters(each, composed).some((character) => LETTER.test(character)),
  );
  const fonts = typeface ? await fontsAt(typeface, BOLD, codePointsOf(composed, ' ')) : [];
  return [...fonts, fallbackFont()];
}
