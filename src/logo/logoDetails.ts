import { contrast } from '../brand/colours';
import { drawPixels } from './drawPixels';
import { traceLogo } from './logoVersions';

type Pixels = Awaited<ReturnType<typeof drawPixels>>;

/**
 * Shapes that only touch have short inner edges: up to this share of the
 * outline.
 */
const MAX_TOUCHING_SHARE = 0.1;

/**
 * Least share of a logo that has a colour. Pixels of mixed colours, where two
 * colours touch, are fewer.
 */
const MIN_COLOUR_SHARE = 0.02;

const WHITE = '#ffffff';

/** A colour with less contrast with white looks white. */
const MAX_CONTRAST_OF_WHITE = 1.1;

/**
 * Least share of the edges that a white rectangle covers. Rounding may leave a
 * row pale.
 */
const MIN_BOX_SHARE = 0.9;

/** Returns the number of colours that a visitor can tell apart. */
function countColours({ pixelCount, isOpaque, differ }: Pixels): number {
  // The first pixel of each colour, and how many pixels have the colour.
  const colours: { pixel: number; size: number }[] = [];
  let total = 0;

  for (let pixel = 0; pixel < pixelCount; pixel += 1) {
    if (!isOpaque(pixel)) continue;

    total += 1;

    const known = colours.find((colour) => !differ(colour.pixel, pixel));

    if (known) known.size += 1;
    else colours.push({ pixel, size: 1 });
  }

  return colours.filter(({ size }) => size >= MIN_COLOUR_SHARE * total).length;
}

/** Returns 1, 2, … up to `count - 2`: without the bitmap's own border. */
const withoutBorder = (count: number): number[] =>
  Array.from({ length: count - 2 }, (_, index) => index + 1);

/** Whether all four edges of the viewBox are white. */
function hasWhiteEdges({ width, height, isOpaque, colourOf }: Pixels): boolean {
  const pixelAt = (column: number, row: number): number => row * width + column;

  const isWhite = (pixel: number): boolean =>
    isOpaque(pixel) &&
    contrast(colourOf(pixel), [WHITE]) < MAX_CONTRAST_OF_WHITE;

  const edges = [
    ...withoutBorder(width).flatMap((column) => [
      pixelAt(column, 1),
      pixelAt(column, height - 2),
    ]),
    ...withoutBorder(height).flatMap((row) => [
      pixelAt(1, row),
      pixelAt(width - 2, row),
    ]),
  ];

  return edges.filter(isWhite).length >= MIN_BOX_SHARE * edges.length;
}

/** Returns what can make a logo hard to see, in its own colours or in one. */
export async function logoDetails(svg: string) {
  const { outline, innerEdges } = await traceLogo(svg);
  const pixels = await drawPixels(svg);

  const hasInnerShapes = innerEdges > MAX_TOUCHING_SHARE * outline.length;

  // A gradient loses its colours, but traceLogo finds no edge in it.
  const hasGradient = svg.includes('Gradient');

  return {
    /** Whether shapes merge, so that only the outline is left. */
    hasDetails: hasInnerShapes || hasGradient,

    hasSeveralColours: countColours(pixels) > 1,

    /** Whether nothing is more than half opaque. */
    isFaint: outline.length === 0,

    /** Whether shapes stand on a white rectangle. */
    isOnWhite: innerEdges > 0 && hasWhiteEdges(pixels),
  };
}
