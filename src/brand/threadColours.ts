import type { Threads } from './brand';
import { contrast, type Direction, nearestDistinct, withContrast } from './colours';

/** Replaces a thread with too little contrast by a colour of its hue that looks different from the other threads. */
export function threadColours<Place extends 'on-ground' | 'on-page'>(
  place: Place,
  threads: Threads,
  backgrounds: readonly string[],
  ratio: number,
  direction: Direction,
) {
  const isVisible = (colour: string): boolean => contrast(colour, backgrounds) >= ratio;
  const usedColours = threads.map(({ colour }) => colour).filter(isVisible);
  const entries = threads.map(({ colour }, index) => {
    const nearest = withContrast(colour, backgrounds, ratio, direction);
    const used = isVisible(colour) ? colour : nearestDistinct(nearest, usedColours, isVisible);
    usedColours.push(used);
    return [`thread-${index + 1}-${place}`, used];
  });
  // TypeScript does not know that three threads give the three keys.
  return Object.fromEntries(entries) as Record<`thread-${1 | 2 | 3}-${Place}`, string>;
}
