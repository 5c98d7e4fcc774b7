import type { Font } from 'fontkit';
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
 * Maximum length of a title whose widest word alone decides. A longer title might
 * then fill the window, so its line is at least a third as wide as the title: it
 * has about four lines.
 */
const LONG_TITLE = 24;

/** Returns the width of a text in em. At size 1, a length is in em. */
function widthInEm(text: string, fonts: readonly Font[]): number {
  const { left, right } = outlineText(text, fonts, {
    size: 1,
    spacing: SPACING,
  });

  return right - left;
}

/**
 * Returns the width of the widest word in a slide's title in em, or a third of
 * a long title's, plus 0.3, rounded up, at most 12.
 */
export async function widestWordWidth(title: string): Promise<number> {
  const fonts = await titleFonts(title);
  // Lines also break after hyphens.
  const words = title.split(/\s+|(?<=-)/);

  const wordWidths = words.map((word) => widthInEm(word, fonts));
  const isLong = title.length > LONG_TITLE;
  const lineWidth = isLong ? widthInEm(title, fonts) / 3 : 0;
  const width = Math.max(...wordWidths, lineWidth) + MARGIN;

  return Math.min(MAX_WIDTH, Math.ceil(width));
}
