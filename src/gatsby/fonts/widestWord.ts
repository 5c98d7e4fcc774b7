import { setText } from './setText';

/** In pixels: the larger, the finer the measure. */
const SIZE = 100;
/** What is free on both sides of the letters, of which sharp gives the drawn part, and some room. */
const ROOM = 0.3;
/** The widest for which Carousel.module.css has a size. */
const WIDEST = 12;

/** The width of the widest word of a text as a slide sets it, in whole sizes of its type (em). */
export async function widestWord(text: string): Promise<number> {
  const widths = text.split(/\s+|(?<=-)/).map(async (word) => {
    const { info } = await setText(word, { size: SIZE, spacing: -0.045 });
    return info.width / SIZE + ROOM;
  });
  return Math.min(WIDEST, Math.ceil(Math.max(...(await Promise.all(widths)))));
}
