import { findPackage, readSubset, subsetsFor } from './fontPackage';
import { lettersOf } from './lettersOf';
import { parseFont } from './parseFont';
import type { SystemFont } from './systemFonts';
import { textWidth, type Words } from './textWidth';

/** Width of words in a system font, in em. */
export type SystemWidth = (font: SystemFont, isBold: boolean) => number;

function measure(id: string, weight: number, words: Words): number {
  const fonts = findPackage(id);
  if (!fonts) throw new Error(`The package of ${id} is not installed.`);
  const subsets = subsetsFor(fonts, lettersOf(' ', ...words.keys()));
  const files = subsets.map((name) => parseFont(readSubset(fonts, name, `${weight}-normal`)));
  return textWidth(words, files);
}

/** Measures words in each system font once. */
export function systemWidths(words: Words): SystemWidth {
  const known = new Map<string, number>();
  return ({ measured, ratio: [regular, bold] = [1, 1] }, isBold) => {
    const weight = isBold ? 700 : 400;
    const width = known.get(`${measured} ${weight}`) ?? measure(measured, weight, words);
    known.set(`${measured} ${weight}`, width);
    return width * (isBold ? bold : regular);
  };
}
