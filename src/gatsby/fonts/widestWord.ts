import { escapeUTF8 } from 'entities';
import sharp from 'sharp';
import { titleFont } from './titleFonts';

/** Pixels of type, at 72 to the inch. */
const SIZE = 100;
/** As the giant word of a slide is spaced, in 1024ths of a point. */
const SPACING = Math.round(-0.045 * SIZE * 1024);
/** What is free on both sides of the letters, of which sharp gives the drawn part, and some room. */
const ROOM = 0.3;
/** The widest for which Carousel.module.css has a size. */
const WIDEST = 12;

/** The width of the widest word of a text as a slide sets it, in whole sizes of its type (em). */
export async function widestWord(text: string): Promise<number> {
  const { file, family } = await titleFont();
  const widths = text.split(/\s+|(?<=-)/).map(async (word) => {
    const letters = `<span letter_spacing="${SPACING}">${escapeUTF8(word)}</span>`;
    const drawn = sharp({
      text: { text: letters, font: `${family}, Bold ${SIZE}`, fontfile: file, dpi: 72 },
    });
    const { info } = await drawn.png().toBuffer({ resolveWithObject: true });
    return info.width / SIZE + ROOM;
  });
  return Math.min(WIDEST, Math.ceil(Math.max(...(await Promise.all(widths)))));
}
