import { findPackage, readSubset, subsetsFor } from '../fontPackage';
import { codePointsOf } from '../codePointsOf';
import { parseFont } from '../parseFont';
import type { SystemFont } from './systemFonts';
import { textWidth, type Words } from './textWidth';

/** Returns the width of the content's words in a system font, in em. */
export type SystemWidth = (font: SystemFont, isBold: boolean) => number;

function measure(id: string, weight: number, words: Words): number {
  const fonts = findPackage(id);
  if (!fonts) throw new Error(`@fontsource/${id} is not installed. Run: npm ci`);
  const subsets = subsetsFor(fonts, codePointsOf(' ', ...words.keys()));
  const subsetFonts = subsets.map((name) => parseFont(readSubset(fonts, name, `${weight}-normal`)));
  return textWidth(words, subsetFonts);
}

/** Returns a function that measures words in a system font, and caches the widths. */
export function systemWidths(words: Words): SystemWidth {
  const cache = new Map<string, number>();
  return ({ measured, ratio: [regular, bold] = [1, 1] }, isBold) => {
    const weight = isBold ? 700 : 400;
    const width = cache.get(`${measured} ${weight}`) ?? measure(measured, weight, words);
    cache.set(`${measured} ${weight}`, width);
    return width * (isBold ? bold : regular);
  };
}
