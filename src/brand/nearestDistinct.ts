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
 * Returns a colour that is distinct from the others: the same one, or the one
 * of the nearest lightness that is also allowed. If there is none, returns the
 * colour unchanged.
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
