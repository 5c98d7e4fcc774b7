import * as culori from 'culori';

// The converters return `undefined` for an invalid colour, which the content
// check refuses. TypeScript requires the defaults.
const oklch = culori.converter('oklch');
const okhsl = culori.converter('okhsl');

/**
 * Lowest contrast ratio (WCAG 2.2, 1 to 21) of a colour with several others.
 */
export const contrast = (colour: string, others: readonly string[]): number =>
  Math.min(...others.map((other) => culori.wcagContrast(colour, other)));

/**
 * Distance of two colours in OKLab. 0.02 is just visible, and black and white
 * are 1 apart.
 */
export const difference = culori.differenceEuclidean('oklab');

/** Lightness in OKLCH, from 0 to 1. */
export const lightness = (colour: string): number => oklch(colour)?.l ?? 0;

/** Greys have up to this chroma in OKLCH; from 0.03 on, a hue can be seen. */
const MAX_CHROMA_OF_GREY = 0.02;

/** Whether a colour is black, grey or white. */
export const isGrey = (colour: string): boolean =>
  (oklch(colour)?.c ?? 0) <= MAX_CHROMA_OF_GREY;

/** Changes the OKLCH lightness; keeps hue and, within sRGB, chroma. */
export function withLightness(colour: string, l: number): string {
  const changed = { c: 0, ...oklch(colour), mode: 'oklch' as const, l };

  return culori.formatHex(culori.clampChroma(changed, 'oklch'));
}

/** Lightness in OKHSL, from 0 to 1. */
export const okhslLightness = (colour: string): number => okhsl(colour)?.l ?? 0;

/**
 * Changes the OKHSL lightness; keeps hue and saturation, so a pale colour gains
 * chroma as it gets darker.
 */
export const withOkhslLightness = (colour: string, l: number): string =>
  culori.formatHex({ s: 0, ...okhsl(colour), mode: 'okhsl', l });

/** Mixes two colours in OKLab. */
export function mix(
  first: string,
  second: string,
  shareOfSecond: number,
): string {
  const mixed = culori.interpolate([first, second], 'oklab');

  return culori.formatHex(mixed(shareOfSecond));
}

/**
 * Moves the lightness of a colour towards another colour's.
 * @param share 1 is the other colour's lightness
 */
export function mixLightness(
  colour: string,
  other: string,
  share: number,
): string {
  const from = lightness(colour);
  const to = lightness(other);

  return withLightness(colour, from + (to - from) * share);
}
