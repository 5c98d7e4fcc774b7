import type { Font } from 'fontkit';
import { setLine } from '../fonts/setLine';
import { titleFonts } from '../fonts/titleFonts';
import { wrap } from './wrap';

interface Room {
  width: number;
  height: number;
}

interface TitleText extends Room {
  /** SVG paths. The top left corner of their bounding box is at 0, 0. */
  paths: string;
}

/** Font sizes in px, tried from the largest. */
const SMALLEST = 24;
const SIZES = [84, 72, 60, 48, 40, 32, SMALLEST];
/** Letter spacing in em. */
const SPACING = -0.035;
/** Line height in em. */
const LINE_HEIGHT = 1.128;

function setLines(texts: string[], fonts: Font[], size: number): TitleText {
  const lines = texts.map((text) => setLine(text, fonts, { size, spacing: SPACING }));
  const left = Math.min(...lines.map((line) => line.left));
  const right = Math.max(...lines.map((line) => line.right));
  const tops = lines.map(({ top }, index) => top + index * size * LINE_HEIGHT);
  const bottoms = lines.map(({ bottom }, index) => bottom + index * size * LINE_HEIGHT);
  const top = Math.min(...tops);
  const paths = lines.map(({ path }, index) => {
    const y = index * size * LINE_HEIGHT - top;
    return path && `<path transform="translate(${-left} ${y})" d="${path}"/>`;
  });
  return { paths: paths.join(''), width: right - left, height: Math.max(...bottoms) - top };
}

/**
 * Draws a title in the heading typeface, at the largest font size that fits in a box.
 * @throws if it does not fit at the smallest font size
 */
export async function titleText(title: string, room: Room): Promise<TitleText> {
  const fonts = await titleFonts(title);
  const widths = new Map<string, number>();
  const measure = (text: string): number => {
    const width = widths.get(text) ?? setLine(text, fonts, { size: 1, spacing: SPACING }).end;
    widths.set(text, width);
    return width;
  };
  const words = title.trim().split(/(?<=[\s-])/);
  for (const size of SIZES) {
    const isTooWide = (word: string) => size === SMALLEST && measure(word) * size > room.width;
    const parts = words.flatMap((word) => (isTooWide(word) ? [...word] : [word]));
    const lines = wrap(parts, room.width / size, measure);
    // Outlines are slow to compute, so first estimate the height.
    if (!lines || lines.length * size * 0.9 > room.height) continue;
    const drawn = setLines(lines, fonts, size);
    if (drawn.width <= room.width && drawn.height <= room.height) return drawn;
  }
  throw new Error(`"${title}" is too long to be the title of a share image.`);
}
