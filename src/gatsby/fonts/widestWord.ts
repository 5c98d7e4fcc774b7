import { outlineText } from './outlineText';
import { titleFonts } from './titleFonts';

/** Letter spacing of the titles in Slide.module.css, in em. */
const LETTER_SPACING = -0.045;
/** Space that a word leaves free in its line, in em. */
const PADDING = 0.3;
/** Largest value of `data-widest` that has a rule in Carousel.module.css. */
const MAX_WIDTH = 12;

/** Returns the width in em, rounded up. */
export async function widestWord(title: string): Promise<number> {
  const fonts = await titleFonts(title);
  const widths = title.split(/\s+|(?<=-)/).map((word) => {
    const { left, right } = outlineText(word, fonts, { size: 1, spacing: LETTER_SPACING });
    return right - left + PADDING;
  });
  return Math.min(MAX_WIDTH, Math.ceil(Math.max(...widths)));
}
