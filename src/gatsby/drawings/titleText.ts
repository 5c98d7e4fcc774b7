import { escapeUTF8 } from 'entities';
import sharp from 'sharp';
import { titleFont } from '../fonts/titleFonts';

export interface TitleText {
  picture: Buffer;
  width: number;
  height: number;
}

interface Room {
  width: number;
  height: number;
  colour: string;
}

/** Tried from the largest: a title that needs more room is set smaller. */
const SMALLEST = 24;
const SIZES = [84, 72, 60, 48, 40, 32, SMALLEST];
const LINE = 0.94;

async function set(title: string, size: number, { width, colour }: Room): Promise<TitleText> {
  const { file, family } = await titleFont();
  // Spacing counts in 1024ths of a point, and a point is a pixel at 72 to the inch.
  const spacing = Math.round(size * -0.035 * 1024);
  const text = `<span foreground="${colour}" letter_spacing="${spacing}" line_height="${LINE}">${escapeUTF8(title)}</span>`;
  // The comma ends the family's name, which has a weight in it that must not be read as one.
  const font = `${family}, Bold ${size}`;
  // A word that no size can hold is torn: a page that is shared has a picture all the same.
  const wrap = size === SMALLEST ? 'word-char' : 'word';
  const { data, info } = await sharp({
    text: { text, font, fontfile: file, rgba: true, width, dpi: 72, wrap },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { picture: data, width: info.width, height: info.height };
}

/** A title in one size, narrowed as far as it keeps its number of lines, which makes them about equally long. */
async function balanced(title: string, size: number, room: Room): Promise<TitleText | undefined> {
  const drawn = await set(title, size, room);
  if (drawn.height > room.height || drawn.width > room.width) return undefined;
  const height = Math.min(room.height, drawn.height + size / 3);
  const width = Math.max(1, Math.round(drawn.width - size / 2));
  return (await balanced(title, size, { ...room, height, width })) ?? drawn;
}

/**
 * Draws a title in the display typeface, as large as its room allows. Letters that the typeface lacks come from a typeface
 * of the machine; where it has none with them, as boxes with their numbers.
 * @throws where it does not even fit in the smallest size.
 */
export async function titleText(title: string, room: Room): Promise<TitleText> {
  for (const size of SIZES) {
    const drawn = await balanced(title, size, room);
    if (drawn) return drawn;
  }
  throw new Error(`"${title}" is too long to be the title of a share image.`);
}
