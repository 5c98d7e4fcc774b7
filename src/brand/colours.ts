import {
  clampChroma,
  converter,
  differenceEuclidean,
  formatHex,
  interpolate,
  wcagContrast,
} from 'culori';
import { MIN_DIFFERENCE } from './ratios';

const oklch = converter('oklch');
const okhsl = converter('okhsl');

/** Returns the lowest contrast ratio of a colour with several others, by WCAG 2.2: 1 to 21. */
export const contrast = (colour: string, others: readonly string[]): number =>
  Math.min(...others.map((other) => wcagContrast(colour, other)));

/** Returns the perceived difference of two colours, their distance in OKLab: 0.02 is just visible, 1 is black and white. */
export const difference = differenceEuclidean('oklab');

/** Returns the OKLab lightness of a colour: 0 is black, 1 is white. */
export const lightness = (colour: string): number => oklch(colour)?.l ?? 0;

/** Changes the lightness of a colour, and keeps its hue and, within sRGB, its chroma. */
export const withLightness = (colour: string, l: number): string =>
  formatHex(clampChroma({ c: 0, h: 0, ...oklch(colour), mode: 'oklch', l }, 'oklch'));

/** Changes the OKHSL lightness of a colour, and keeps hue and saturation: a pale colour gets stronger as it gets darker. */
const shade = (colour: string, l: number): string =>
  formatHex({ s: 0, ...okhsl(colour), mode: 'okhsl', l });

/** Mixes two colours in OKLab. @param share of the second one, 0 to 1 */
export const mix = (one: string, other: string, share: number): string =>
  formatHex(interpolate([one, other], 'oklab')(share));

/** Gives a colour the lightness of a mix with another one. @param share of the other one, 0 to 1 */
export const tone = (colour: string, other: string, share: number): string =>
  withLightness(colour, lightness(colour) + (lightness(other) - lightness(colour)) * share);

export type Direction = 'darker' | 'lighter';

/** Steps of the binary search for a lightness: enough for the precision of `#rrggbb`. */
const SEARCH_STEPS = 12;

/**
 * Returns the colour if its contrast with each of the grounds reaches the ratio, else the nearest darker or lighter colour of its
 * hue that does. Returns black or white if none does.
 */
export function withContrast(
  colour: string,
  grounds: readonly string[],
  ratio: number,
  direction: Direction,
): string {
  if (contrast(colour, grounds) >= ratio) return colour;
  let [tooLow, enough] = [okhsl(colour)?.l ?? 0, direction === 'darker' ? 0 : 1];
  for (let step = 0; step < SEARCH_STEPS; step += 1) {
    const middle = (tooLow + enough) / 2;
    if (contrast(shade(colour, middle), grounds) >= ratio) enough = middle;
    else tooLow = middle;
  }
  return shade(colour, enough);
}

/** Whether a colour looks different from each of the others. */
export const isDistinct = (colour: string, others: readonly string[]): boolean =>
  others.every((other) => difference(colour, other) >= MIN_DIFFERENCE);

/**
 * Returns the colour if it looks different from the others, else the nearest lightness of it that does, if there is any.
 * @param isAllowed a further condition for the returned colour
 */
export function nearestDistinct(
  colour: string,
  others: readonly string[],
  isAllowed: (colour: string) => boolean = () => true,
): string {
  if (isDistinct(colour, others)) return colour;
  const distance = (level: number): number => Math.abs(level - lightness(colour));
  const levels = Array.from({ length: 101 }, (_, index) => index / 100);
  const candidates = levels
    .sort((a, b) => distance(a) - distance(b))
    .map((level) => withLightness(colour, level));
  return candidates.find((other) => isDistinct(other, others) && isAllowed(other)) ?? colour;
}
