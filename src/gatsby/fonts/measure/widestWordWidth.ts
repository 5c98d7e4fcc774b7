import { outlineText } from './outlineText';
import { titleFonts } from './titleFonts';

/** Letter spacing of Slide.module.css, in em. */
const SPACING = -0.045;

/**
 * In em. Slide.module.css subtracts 0.25 from the result, so that 0.05 em stay
 * free beside the word.
 */
const MARGIN = 0.3;

/** In em. Carousel.module.css has rules for widths up to this one. */
const MAX_WIDTH = 12;

/**
 * Returns the width of the widest word in a slide's title in em, plus 0.3,
 * rounded up, at most 12.
 */
export async function widestWordWidth(title: string): Promise<number> {
  const fonts = await titleFonts(title);
  // Lines also break after hyphens.
  const words = title.split(/\s+|(?<=-)/);

  const widths = words.map((word) => {
    // At size 1, a length is in em.
    const style = { size: 1, spacing: SPACING };
    const { left, right } = outlineText(word, fonts, style);

    return right - left + MARGIN;
  });

  return Math.min(MAX_WIDTH, Math.ceil(Math.max(...widths)));
}
