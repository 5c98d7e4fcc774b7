import sharp from 'sharp';
import { viewBoxOf } from './viewBox';

// A pixel of the bitmap has a byte for red, green, blue and alpha.
const BYTES_PER_PIXEL = 4;
const COLOUR_CHANNELS = [0, 1, 2];
const ALPHA_CHANNEL = 3;

/** Half of the highest alpha, 255. */
const MIN_OPAQUE_ALPHA = 128;

/** 3 % of the highest alpha. Pixels with less can't be seen. */
const MIN_INK_ALPHA = 8;

/**
 * Greatest difference between two pixels of one colour, in each channel (0 to
 * 255). Adjacent pixels of a gradient differ less.
 */
const MAX_STEP = 40;

/**
 * Width of the transparent border in px. With it, shapes at the edge of the
 * viewBox also have an outline.
 */
export const BORDER_WIDTH = 1;

const BORDER = {
  top: BORDER_WIDTH,
  bottom: BORDER_WIDTH,
  left: BORDER_WIDTH,
  right: BORDER_WIDTH,
  background: '#0000',
};

interface Options {
  /** Replaces `currentColor`. */
  textColour?: string;

  /** Longer side of the bitmap in px, without its border. */
  maxSide?: number;
}

/**
 * Gives an SVG a colour, and the size of the bitmap: otherwise its viewBox would
 * be the size, which may be a tenth of a pixel or a million.
 */
function sizedSvg(svg: string, textColour: string, maxSide: number): Buffer {
  const { width = 1, height = 1 } = viewBoxOf(svg) ?? {};
  const scale = maxSide / Math.max(width, height);

  const pixelsOf = (length: number): number =>
    Math.max(1, Math.round(length * scale));
  const size = `width="${pixelsOf(width)}" height="${pixelsOf(height)}"`;

  return Buffer.from(
    svg.replace('<svg ', `<svg color="${textColour}" ${size} `),
  );
}

/** Draws a logo as a bitmap, and returns functions that look at its pixels. */
export async function drawPixels(
  svg: string,
  { textColour = '#000000', maxSide = 200 }: Options = {},
) {
  const picture = sharp(sizedSvg(svg, textColour, maxSide));
  const pixels = picture.extend(BORDER).ensureAlpha().raw();
  const { data, info } = await pixels.toBuffer({ resolveWithObject: true });

  // Below the last row, pixels count as transparent.
  const byteOf = (pixel: number, channel: number): number =>
    data[BYTES_PER_PIXEL * pixel + channel] ?? 0;

  const alphaOf = (pixel: number): number => byteOf(pixel, ALPHA_CHANNEL);

  return {
    width: info.width,
    height: info.height,
    pixelCount: info.width * info.height,

    hasInk: (pixel: number): boolean => alphaOf(pixel) >= MIN_INK_ALPHA,

    isOpaque: (pixel: number): boolean => alphaOf(pixel) >= MIN_OPAQUE_ALPHA,

    /** Returns `#rrggbb`. */
    colourOf: (pixel: number): string => {
      const start = BYTES_PER_PIXEL * pixel;

      return `#${data.toString('hex', start, start + ALPHA_CHANNEL)}`;
    },

    /** Whether two pixels have colours that a visitor can tell apart. */
    differ: (one: number, other: number): boolean =>
      COLOUR_CHANNELS.some(
        (channel) =>
          Math.abs(byteOf(one, channel) - byteOf(other, channel)) > MAX_STEP,
      ),
  };
}
