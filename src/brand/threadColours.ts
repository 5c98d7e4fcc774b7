import type { Threads } from './brand';
import { contrast, isGrey, withLightness } from './colours';
import { nearestDistinct } from './nearestDistinct';
import { withContrast } from './withContrast';

/**
 * OKLCH lightness of silver, in which a black or dark grey thread is drawn on a
 * dark background. Soft text there is as light. The nearest visible grey would
 * look like a control that is switched off.
 */
const SILVER_LIGHTNESS = 0.77;

type Surroundings = {
  backgrounds: readonly string[];

  /** Minimum contrast with each background. */
  ratio: number;

  /** How a colour with too little contrast changes. */
  direction: 'darker' | 'lighter';
};

/**
 * Returns custom properties for a place, such as `thread-1-on-page`. A thread
 * with too little contrast gets the nearest distinct colour of its hue. On a dark
 * background, a black one gets silver.
 */
export function threadColours<
  Place extends 'on-ground' | 'on-page' | 'on-thread-2',
>(
  place: Place,
  threads: Threads,
  { backgrounds, ratio, direction }: Surroundings,
) {
  const isVisible = (colour: string): boolean =>
    contrast(colour, backgrounds) >= ratio;

  // A replacement must look different from the threads that keep their colour,
  // and from earlier replacements.
  const takenColours = threads.map(({ colour }) => colour).filter(isVisible);

  const replacementOf = (colour: string): string => {
    const isGreyOnDark = direction === 'lighter' && isGrey(colour);
    const start = isGreyOnDark
      ? withLightness(colour, SILVER_LIGHTNESS)
      : colour;

    const nearest = withContrast(start, backgrounds, ratio, direction);
    const replacement = nearestDistinct(nearest, takenColours, isVisible);

    takenColours.push(replacement);

    return replacement;
  };

  const entries = threads.map(({ colour }, index) => {
    const used = isVisible(colour) ? colour : replacementOf(colour);

    return [`thread-${index + 1}-${place}`, used];
  });

  // TypeScript does not know that three threads give the three keys.
  return Object.fromEntries(entries) as Record<
    `thread-${1 | 2 | 3}-${Place}`,
    string
  >;
}
