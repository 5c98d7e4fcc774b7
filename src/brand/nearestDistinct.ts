import { MIN_DIFFERENCE } from './brand';
import { difference, lightness, withLightness } from './colours';

/** From 0 to 1 in steps of 0.01. */
const LIGHTNESSES = Array.from({ length: 101 }, (_, percent) => percent / 100);

export const isDistinct = (
  colour: string,
  others: readonly string[],
): boolean =>
  others.every((other) => difference(colour, other) >= MIN_DIFFERENCE);

/**
 * Returns the colour itself if it is distinct from the others. Else returns the
 * colour of the nearest lightness that is distinct and allowed or, if there is
 * none, the colour itself.
 */
export function nearestDistinct(
  colour: string,
  others: readonly string[],
  isAllowed: (colour: string) => boolean = () => true,
): string {
  if (isDistinct(colour, others)) return colour;

  const ownLightness = lightness(colour);
  const distance = (l: number): number => Math.abs(l - ownLightness);

  const nearest = [...LIGHTNESSES]
    .sort((one, other) => distance(one) - distance(other))
    .map((l) => withLightness(colour, l))
    .find((candidate) => isDistinct(candidate, others) && isAllowed(candidate));

  return nearest ?? colour;
}
