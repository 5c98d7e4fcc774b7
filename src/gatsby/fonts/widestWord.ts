import { setLine } from './setLine';
import { titleFonts } from './titleFonts';

/** Free space on both sides of the drawn letters, and some room, in em. */
const ROOM = 0.3;
/** The widest for which Carousel.module.css has a size. */
const WIDEST = 12;

/** Returns the width of a text's widest word in the title of a slide, in em, rounded up. */
export async function widestWord(text: string): Promise<number> {
  const fonts = await titleFonts(text);
  const widths = text.split(/\s+|(?<=-)/).map((word) => {
    const { left, right } = setLine(word, fonts, { size: 1, spacing: -0.045 });
    return right - left + ROOM;
  });
  return Math.min(WIDEST, Math.ceil(Math.max(...widths)));
}
