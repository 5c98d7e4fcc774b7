import type { Threads } from './brand';
import { contrast, type Direction, nearestDistinct, withContrast } from './colours';

/**
 * Returns the colours of the threads as lines. A thread with too little contrast is replaced by a colour of the same hue with
 * enough contrast, which looks different from the other threads.
 */
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
    const name = `thread-${index + 1}-${place}`;
    if (isVisible(colour)) return [name, colour];
    const nearest = withContrast(colour, backgrounds, ratio, direction);
    const replacement = nearestDistinct(nearest, usedColours, isVisible);
    usedColours.push(replacement);
    return [name, replacement];
  });
  // TypeScript does not know that three threads give the three keys.
  return Object.fromEntries(entries) as Record<`thread-${1 | 2 | 3}-${Place}`, string>;
}
