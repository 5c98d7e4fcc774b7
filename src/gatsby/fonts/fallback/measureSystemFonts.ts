import { allCodePoints } from '../codePoints';
import { parseSubset, requirePackage, subsetsFor } from '../fontPackage';
import { type SystemFont, systemFonts } from './systemFonts';
import { textWidth, type WordCounts } from './textWidth';

/** A system font, and the width of the content's words in it, in em. */
export interface MeasuredFont extends SystemFont {
  width: { regular: number; bold: number };
}

/**
 * Measures words in each system font. The machine need not have these fonts: an npm package has the font itself, or one of
 * similar widths, which `widthRatio` corrects.
 */
export const measureSystemFonts = (words: WordCounts): MeasuredFont[] =>
  systemFonts.map((font) => {
    const fontPackage = requirePackage(font.measuredPackage);
    const subsets = subsetsFor(fontPackage, allCodePoints([...words.keys()].join(' ')));
    const widthAt = (weight: number): number => {
      const fonts = subsets.map((subset) => parseSubset(fontPackage, subset, `${weight}-normal`));
      return textWidth(words, fonts);
    };
    const ratio = font.widthRatio ?? { regular: 1, bold: 1 };
    const width = { regular: widthAt(400) * ratio.regular, bold: widthAt(700) * ratio.bold };
    return { ...font, width };
  });
