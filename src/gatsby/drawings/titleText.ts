import sharp from 'sharp';
import { titleFont } from '../fonts/titleFonts';

export type TitleText = { picture: Buffer; width: number; height: number };

type Room = { width: number; height: number; colour: string };

/** Tried from the largest: a title that needs more room is set smaller. */
const SIZES = [84, 72, 60, 48, 40, 32, 24];
const LINE = 0.94;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

async function set(title: string, size: number, width: number, colour: string): Promise<TitleText> {
  const { file, family } = await titleFont();
  // Spacing counts in 1024ths of a point, and a point is a pixel at 72 to the inch.
  const spacing = Math.round(size * -0.035 * 1024);
  const text = `<span foreground="${colour}" letter_spacing="${spacing}" line_height="${LINE}">${escaped(title)}</span>`;
  // The comma ends the family's name, which has a weight in it that must not be read as one.
  const font = `${family}, Bold ${size}`;
  const { data, info } = await sharp({
    text: { text, font, fontfile: file, rgba: true, width, dpi: 72, wrap: 'word' },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { picture: data, width: info.width, height: info.height };
}

/** Narrows a title as far as it keeps its number of lines, which makes them about equally long. */
async function balanced(
  title: string,
  size: number,
  widest: TitleText,
  { height, colour }: Room,
): Promise<TitleText> {
  let best = widest;
  for (let width = widest.width - size / 2; width > widest.width / 2; width -= size / 2) {
    const trial = await set(title, size, Math.round(width), colour);
    // A line more, or a word that sticks out: narrower it cannot be.
    const most = Math.min(height, widest.height + size / 3);
    if (trial.height > most || trial.width > width + 1) break;
    best = trial;
  }
  return best;
}

/**
 * Draws a title in the display typeface, as large as its room allows.
 * @throws where it does not even fit in the smallest size.
 */
export async function titleText(title: string, room: Room): Promise<TitleText> {
  for (const size of SIZES) {
    const widest = await set(title, size, room.width, room.colour);
    if (widest.height <= room.height && widest.width <= room.width)
      return balanced(title, size, widest, room);
  }
  throw new Error(`"${title}" is too long to be the title of a share image.`);
}
