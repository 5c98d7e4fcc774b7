import { setText } from '../fonts/setText';

type TitleText = Awaited<ReturnType<typeof setText>>;

interface Room {
  width: number;
  height: number;
  colour: string;
}

/** Tried from the largest: a title that needs more room is set smaller. */
const SMALLEST = 24;
const SIZES = [84, 72, 60, 48, 40, 32, SMALLEST];

/** A title in one size, narrowed as far as it keeps its number of lines, which makes them about equally long. */
async function balanced(title: string, size: number, room: Room): Promise<TitleText | undefined> {
  const drawn = await setText(title, {
    size,
    spacing: -0.035,
    attributes: `foreground="${room.colour}" line_height="0.94"`,
    width: room.width,
    rgba: true,
    // A word that no size can hold is torn: a page that is shared has a picture all the same.
    wrap: size === SMALLEST ? 'word-char' : 'word',
  });
  const { info } = drawn;
  if (info.height > room.height || info.width > room.width) return undefined;
  const height = Math.min(room.height, info.height + size / 3);
  const width = Math.max(1, Math.round(info.width - size / 2));
  return (await balanced(title, size, { ...room, height, width })) ?? drawn;
}

/**
 * Draws a title in the display typeface, as large as its room allows.
 * @throws where it does not even fit in the smallest size.
 */
export async function titleText(title: string, room: Room): Promise<TitleText> {
  for (const size of SIZES) {
    const drawn = await balanced(title, size, room);
    if (drawn) return drawn;
  }
  throw new Error(`"${title}" is too long to be the title of a share image.`);
}
