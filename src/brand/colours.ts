import * as culori from 'culori';
import { MIN_DIFFERENCE, type Threads } from './brand';

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

export const lightness = (colour: string): number => oklch(colour)?.l ?? 0;

/** Changes the OKLCH lightness; keeps hue and, within sRGB, chroma. */
export const withLightness = (colour: string, l: number): string =>
  culori.formatHex(
    culori.clampChroma({ c: 0, ...oklch(colour), mode: 'oklch', l }, 'oklch'),
  );

/**
 * Changes the OKHSL lightness; keeps hue and saturation, so a pale colour gains
 * chroma as it gets darker.
 */
const withOkhslLightness = (colour: string, l: number): string =>
  culori.formatHex({ s: 0, ...okhsl(colour), mode: 'okhsl', l });

export const mix = (
  first: string,
  second: string,
  shareOfSecond: number,
): string =>
  culori.formatHex(culori.interpolate([first, second], 'oklab')(shareOfSecond));

/**
 * Moves the lightness of a colour towards another colour's. @param share 1 is
 * the other colour's lightness
 */
export const mixLightness = (
  colour: string,
  other: string,
  share: number,
): string =>
  withLightness(
    colour,
    lightness(colour) + (lightness(other) - lightness(colour)) * share,
  );

/**
 * Returns the nearest colour of the same hue whose contrast with each
 * background reaches the ratio, else black or white.
 */
export function withContrast(
  colour: string,
  backgrounds: readonly string[],
  ratio: number,
  direction: 'darker' | 'lighter',
): string {
  if (contrast(colour, backgrounds) >= ratio) return colour;
  let [failingL, passingL] = [
    okhsl(colour)?.l ?? 0,
    direction === 'darker' ? 0 : 1,
  ];

  // Twelve steps of a binary search reach the precision of `#rrggbb`.
  for (let step = 0; step < 12; step += 1) {
    const middle = (failingL + passingL) / 2;

    if (contrast(withOkhslLightness(colour, middle), backgrounds) >= ratio)
      passingL = middle;
    else failingL = middle;
  }

  return withOkhslLightness(colour, passingL);
}

export const isDistinct = (
  colour: string,
  others: readonly string[],
): boolean =>
  others.every((other) => difference(colour, other) >= MIN_DIFFERENCE);

/**
 * Moves a colour that is not distinct from the others to the nearest lightness
 * where it is distinct and allowed, if any.
 */
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

  return (
    candidates.find((each) => isDistinct(each, others) && isAllowed(each)) ??
    colour
  );
}

/**
 * Returns custom properties, without `--`. A thread with too little contrast
 * gets the nearest distinct colour of its hue.
 */
export function threadColours<Place extends 'on-ground' | 'on-page'>(
  place: Place,
  threads: Threads,
  backgrounds: readonly string[],
  ratio: number,
  direction: 'darker' | 'lighter',
) {
  const isVisible = (colour: string): boolean =>
    contrast(colour, backgrounds) >= ratio;
  const usedColours = threads.map(({ colour }) => colour).filter(isVisible);
  const entries = threads.map(({ colour }, index) => {
    const nearest = withContrast(colour, backgrounds, ratio, direction);
    const used = isVisible(colour)
      ? colour
      : nearestDistinct(nearest, usedColours, isVisible);

    usedColours.push(used);

    return [`thread-${index + 1}-${place}`, used];
  });

  // TypeScript does not know that three threads give the three keys.
  return Object.fromEntries(entries) as Record<
    `thread-${1 | 2 | 3}-${Place}`,
    string
  >;
}
