import { difference, lightness, withLightness } from './colours';
import { APART } from './ratios';

/** Every lightness that is tried, from 0 to 1. */
const STEPS = Array.from({ length: 101 }, (_, step) => step / 100);

/** Whether a colour can be told from each of the others. */
export const isApart = (colour: string, others: readonly string[]): boolean =>
  others.every((other) => difference(colour, other) >= APART);

/**
 * The colour itself where it can be told from the others, else the nearest of its hue that can; the colour itself where
 * none can.
 * @param fits what else that colour must be
 */
export function apart(
  colour: string,
  others: readonly string[],
  fits: (colour: string) => boolean = () => true,
): string {
  if (isApart(colour, others)) return colour;
  const away = (step: number): number => Math.abs(step - lightness(colour));
  return (
    [...STEPS]
      .sort((a, b) => away(a) - away(b))
      .map((step) => withLightness(colour, step))
      .find((other) => isApart(other, others) && fits(other)) ?? colour
  );
}
