import { type Brand, RATIO } from '../brand/brand';
import { contrast } from '../brand/colours';
import { darkPage } from '../brand/darkPage';
import { surfaceOf } from '../brand/surfaces';
import { drawPixels } from './drawPixels';

/** Share of a logo's outline that must have enough contrast. */
const MIN_VISIBLE_SHARE = 0.9;

/**
 * Returns the colours of a logo's outline, pixel by pixel, and the length in
 * pixels of the edges inside it.
 */
export async function traceLogo(svg: string, textColour?: string) {
  const pixels = await drawPixels(svg, { textColour });
  const { width, pixelCount, isOpaque, colourOf, differ } = pixels;

  const outline: string[] = [];
  let innerEdges = 0;

  for (let pixel = 0; pixel < pixelCount; pixel += 1) {
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
