import { setLine } from './setLine';
import { titleFonts } from './titleFonts';

/** Padding on both sides of the outlines and a tolerance, in em. */
const PADDING = 0.3;
/** Largest width for which Carousel.module.css has a font size, in em. */
const MAX_WIDTH = 12;

/** Returns the width of the widest word of a slide's title, in em, rounded up. */
export async function widestWord(text: string): Promise<number> {
  const fonts = await titleFonts(text);
  const widths = text.split(/\s+|(?<=-)/).map((word) => {
    const { left, right } = setLine(word, fonts, { size: 1, spacing: -0.045 });
    return right - left + PADDING;
  });
  return Math.min(MAX_WIDTH, Math.ceil(Math.max(...widths)));
}
