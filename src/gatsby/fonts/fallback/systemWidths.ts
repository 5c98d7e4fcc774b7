import { findPackage, readSubset, subsetsFor } from '../fontPackage';
import { codePointsOf } from '../codePointsOf';
import { parseFont } from '../parseFont';
import type { SystemFont } from './systemFonts';
import { textWidth, type WordCounts } from './textWidth';

/** Returns the width of the content's words in a system font, in em. */
export type SystemWidth = (font: SystemFont, style: 'regular' | 'bold') => number;

function measure(id: string, weight: number, words: WordCounts): number {
  const fonts = findPackage(id);
  if (!fonts) throw new Error(`@fontsource/${id} is not installed. Run: npm ci`);
  const subsets = subsetsFor(fonts, codePointsOf(' ', ...words.keys()));
  const subsetFonts = subsets.map((name) => parseFont(readSubset(fonts, name, `${weight}-normal`)));
  return textWidth(words, subsetFonts);
}

/** Returns a function that measures words in a system font, and caches the widths. */
export function systemWidths(words: WordCounts): SystemWidth {
  const cache = new Map<string, number>();
  return ({ measured, widthRatio }, style) => {
    const key = `${measured} ${style}`;
    const width = cache.get(key) ?? measure(measured, style === 'bold' ? 700 : 400, words);
    cache.set(key, width);
    return width * (widthRatio?.[style] ?? 1);
  };
}
