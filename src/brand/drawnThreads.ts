import type { Threads } from './brand';
import { contrast, type Direction, nearestDistinct, withContrast } from './colours';

interface Options {
  /** The backgrounds that the threads are drawn on. */
  grounds: readonly string[];
  minContrast: number;
  direction: Direction;
}

/**
 * Returns the colours of the threads as thin lines on a background. A thread with too little contrast is replaced by a colour of
 * its hue that has enough and looks different from the other threads.
 */
export function drawnThreads<Place extends 'on-ground' | 'on-page'>(
  place: Place,
  threads: Threads,
  { grounds, minContrast, direction }: Options,
): Record<`thread-${1 | 2 | 3}-${Place}`, string> {
  const isSeen = (colour: string): boolean => contrast(colour, grounds) >= minContrast;
  const seen = threads.map(({ colour }) => colour).filter(isSeen);
  const entries = threads.map(({ colour }, index) => {
    const standIn = nearestDistinct(
      withContrast(colour, grounds, minContrast, direction),
      seen,
      isSeen,
    );
    const drawn = isSeen(colour) ? colour : standIn;
    seen.push(drawn);
    return [`thread-${index + 1}-${place}`, drawn];
  });
  // Three threads give three names; TypeScript does not count entries.
  return Object.fromEntries(entries) as Record<`thread-${1 | 2 | 3}-${Place}`, string>;
}
