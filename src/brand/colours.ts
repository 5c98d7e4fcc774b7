import {
  clampChroma,
  converter,
  differenceEuclidean,
  formatHex,
  interpolate,
  wcagContrast,
} from 'culori';
import { MIN_DIFFERENCE } from './ratios';

// The converters return `undefined` for an invalid colour, which the content check refuses, and no hue for a grey. The
// functions below therefore have defaults for lightness, chroma (c), saturation (s) and hue (h).
const oklch = converter('oklch');
const okhsl = converter('okhsl');

/** Returns the lowest contrast ratio (WCAG 2.2, 1 to 21) of a colour with several others. */
export const contrast = (colour: string, others: readonly string[]): number =>
  Math.min(...others.map((other) => wcagContrast(colour, other)));

/** Returns the difference of two colours: their distance in OKLab. 0.02 is just visible, and black and white are 1 apart. */
export const difference = differenceEuclidean('oklab');

/** Returns the OKLab lightness of a colour: 0 is black, 1 is white. */
export const lightness = (colour: string): number => oklch(colour)?.l ?? 0;

/** Changes the OKLCH lightness of a colour, and keeps its hue and, within sRGB, its chroma. */
export const withLightness = (colour: string, l: number): string =>
  formatHex(clampChroma({ c: 0, h: 0, ...oklch(colour), mode: 'oklch', l }, 'oklch'));

/** Changes the OKHSL lightness of a colour, and keeps hue and saturation: a pale colour gains chroma as it gets darker. */
const withOkhslLightness = (colour: string, l: number): string =>
  formatHex({ s: 0, ...okhsl(colour), mode: 'okhsl', l });

/** Mixes two colours in OKLab. @param share share of the second colour, 0 to 1 */
export const mix = (first: string, second: string, share: number): string =>
  formatHex(interpolate([first, second], 'oklab')(share));

/** Moves the lightness of a colour towards another colour's. @param share 0 leaves it, 1 is the other colour's lightness */
export const mixLightness = (colour: string, other: string, share: number): string =>
  withLightness(colour, lightness(colour) + (lightness(other) - lightness(colour)) * share);

export type Direction = 'darker' | 'lighter';

/** Steps of the binary search for a lightness: enough for the precision of `#rrggbb`. */
const SEARCH_STEPS = 12;

/** Returns the nearest colour of the same hue whose contrast with each background reaches the ratio, else black or white. */
export function withContrast(
  colour: string,
  backgrounds: readonly string[],
  ratio: number,
  direction: Direction,
): string {
  if (contrast(colour, backgrounds) >= ratio) return colour;
  let [tooNear, farEnough] = [okhsl(colour)?.l ?? 0, direction === 'darker' ? 0 : 1];
  for (let step = 0; step < SEARCH_STEPS; step += 1) {
    const middle = (tooNear + farEnough) / 2;
    if (contrast(withOkhslLightness(colour, middle), backgrounds) >= ratio) farEnough = middle;
    else tooNear = middle;
  }
  return withOkhslLightness(colour, farEnough);
}

/** Whether a colour looks different from each of the others. */
export const isDistinct = (colour: string, others: readonly string[]): boolean =>
  others.every((other) => difference(colour, other) >= MIN_DIFFERENCE);

/** Returns the colour with the nearest lightness that looks different from the others and is allowed, else the same colour. */
export function nearestDistinct(
  colour: string,
  others: readonly string[],
  isAllowed: (colour: string) => boolean = () => true,
): string {
  if (isDistinct(colour, others)) return colour;
  const distance = (l: number): number => Math.abs(l - lightness(colour));
  const candidates = Array.from({ length: 101 }, (_, percent) => percent / 100)
    .sort((a, b) => distance(a) - distance(b))
    .map((l) => withLightness(colour, l));
  return candidates.find((other) => isDistinct(other, others) && isAllowed(other)) ?? colour;
}
