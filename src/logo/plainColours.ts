import type { XastElement } from 'svgo';

/** Matches `fill:color(display-p3 1 0.4 0.2);` in a style. */
const WIDE_GAMUT = /[\w-]+\s*:\s*color\([^()]*\)[^;"'{}<]*;?/g;

/** Colours with an alpha of zero. */
const TRANSPARENT = [
  /^transparent$/i,
  // #00000000 and #0000
  /^#([\da-f]{6}0|[\da-f]{3})0$/i,
  // rgba(0, 0, 0, 0)
  /^\w+\(([^,]+,){3}\s*[0.]+%?\s*\)$/,
  // rgb(0 0 0 / 0%)
  /^\w+\([^/]+\/\s*[0.]+%?\s*\)$/,
];

const isTransparent = (colour: string): boolean =>
  TRANSPARENT.some((pattern) => pattern.test(colour.trim()));

/**
 * Removes the colours of a wider gamut from the styles of an SVG. Figma writes
 * each of them after the same colour in sRGB, which SVGO would drop.
 */
export const withoutWideGamut = (source: string): string =>
  source.replace(WIDE_GAMUT, '');

/**
 * Replaces a transparent fill or stroke by `none`, the only one that SVGO
 * leaves when it gives all shapes the text colour.
 */
export function clearTransparent({ attributes }: XastElement): void {
  for (const name of ['fill', 'stroke'])
    if (isTransparent(attributes[name] ?? '')) attributes[name] = 'none';
}
