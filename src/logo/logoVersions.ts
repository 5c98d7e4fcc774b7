import sharp from 'sharp';
import { type Brand, RATIO } from '../brand/brand';
import { contrast } from '../brand/colours';
import { darkPage } from '../brand/darkPage';
import { surfaceOf } from '../brand/surfaces';

/** Longer side, in px, of the bitmap from which a logo's outline is traced. */
const MAX_SIDE = 200;

// A pixel of the bitmap has a byte for red, green, blue and alpha.
const BYTES_PER_PIXEL = 4;
const COLOUR_CHANNELS = [0, 1, 2];
const ALPHA_CHANNEL = 3;

/** Half of the highest alpha, 255. */
const MIN_OPAQUE_ALPHA = 128;

/**
 * A larger difference of adjacent pixels in a colour channel (0 to 255) is an
 * inner edge. A gradient has smaller steps.
 */
const MAX_STEP = 40;

/**
 * Transparent border of 1 px, so that shapes at the edge of the viewBox also
 * have an outline.
 */
const BORDER = { top: 1, bottom: 1, left: 1, right: 1, background: '#0000' };

/** Share of a logo's outline that must have enough contrast. */
const MIN_VISIBLE_SHARE = 0.9;

/** Draws a logo as a bitmap, and returns functions that look at its pixels. */
async function drawPixels(svg: string, textColour: string) {
  const colouredSvg = svg.replace('<svg ', `<svg color="${textColour}" `);
  const picture = sharp(Buffer.from(colouredSvg)).resize(MAX_SIDE, MAX_SIDE, {
    fit: 'inside',
  });
  const pixels = picture.extend(BORDER).ensureAlpha().raw();
  const { data, info } = await pixels.toBuffer({ resolveWithObject: true });

  // Below the last row, pixels count as transparent.
  const byteOf = (pixel: number, channel: number): number =>
    data[BYTES_PER_PIXEL * pixel + channel] ?? 0;

  return {
    width: info.width,
    count: info.width * info.height,

    isOpaque: (pixel: number): boolean =>
      byteOf(pixel, ALPHA_CHANNEL) >= MIN_OPAQUE_ALPHA,

    /** Returns `#rrggbb`. */
    colourOf: (pixel: number): string => {
      const start = BYTES_PER_PIXEL * pixel;

      return `#${data.toString('hex', start, start + ALPHA_CHANNEL)}`;
    },

    differ: (one: number, other: number): boolean =>
      COLOUR_CHANNELS.some(
        (channel) =>
          Math.abs(byteOf(one, channel) - byteOf(other, channel)) > MAX_STEP,
      ),
  };
}

/**
 * Returns the colours of a logo's outline, pixel by pixel, and the length in
 * pixels of the edges inside it.
 */
export async function traceLogo(svg: string, textColour = '#000000') {
  const pixels = await drawPixels(svg, textColour);
  const { width, count, isOpaque, colourOf, differ } = pixels;

  const outline: string[] = [];
  let innerEdges = 0;

  for (let pixel = 0; pixel < count; pixel += 1) {
    // After the last pixel of a row comes the first pixel of the next row. Both
    // belong to the transparent border.
    const right = pixel + 1;
    const below = pixel + width;

    for (const neighbour of [right, below]) {
      const isInside = isOpaque(pixel) && isOpaque(neighbour);
      const isOnOutline = isOpaque(pixel) !== isOpaque(neighbour);

      if (isOnOutline)
        outline.push(colourOf(isOpaque(pixel) ? pixel : neighbour));

      if (isInside && differ(pixel, neighbour)) innerEdges += 1;
    }
  }

  return { outline, innerEdges };
}

/**
 * Whether almost all of a logo's outline has enough contrast with all
 * backgrounds. `textColour` replaces `currentColor`.
 */
export async function isVisibleOn(
  svg: string,
  backgrounds: readonly string[],
  textColour: string,
) {
  const { outline } = await traceLogo(svg, textColour);
  const visible = outline.filter(
    (colour) => contrast(colour, backgrounds) >= RATIO.edge,
  );

  return visible.length >= MIN_VISIBLE_SHARE * outline.length;
}

/**
 * Chooses an SVG for each place. A place gets `undefined` if no version has
 * enough contrast there: the site then draws the logo in one colour.
 */
export async function logoVersions(
  brand: Brand,
  logo: string,
  logoOnPaper?: string,
) {
  const { ground, paper, threads } = brand;
  // The drawer has the colour of the second thread.
  const drawer = surfaceOf(threads[1].colour, brand);

  const ifVisible = async (
    svg: string | undefined,
    backgrounds: string[],
    textColour: string,
  ) =>
    svg && (await isVisibleOn(svg, backgrounds, textColour)) ? svg : undefined;

  const ifVisibleInDrawer = (svg?: string) =>
    ifVisible(svg, [drawer.background], drawer.text);

  return {
    // The ground has another colour in the dark colour scheme.
    onGround: await ifVisible(logo, [ground, darkPage(ground)], paper),

    // A logo that the brand names for light pages is used whatever its
    // contrast.
    onPaper: logoOnPaper ?? (await ifVisible(logo, [paper], ground)),

    inDrawer:
      (await ifVisibleInDrawer(logoOnPaper)) ?? (await ifVisibleInDrawer(logo)),
  };
}
