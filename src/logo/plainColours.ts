/** Matches `fill:color(display-p3 1 0.4 0.2);` in a style. */
const WIDE_GAMUT = /[\w-]+\s*:\s*color\([^()]*\)[^;"'{}<]*;?/g;

/**
 * Removes the colours of a wider gamut from the styles of an SVG. Figma writes
 * each of them after the same colour in sRGB, which SVGO would drop.
 */
export const withoutWideGamut = (source: string): string =>
  source.replace(WIDE_GAMUT, '');
