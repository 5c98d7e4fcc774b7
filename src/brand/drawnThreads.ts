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
  const isVisible = (colour: string): boolean => contrast(colour, grounds) >= minContrast;
  const visible = threads.map(({ colour }) => colour).filter(isVisible);
  const entries = threads.map(({ colour }, index) => {
    const replacement = nearestDistinct(
      withContrast(colour, grounds, minContrast, direction),
      visible,
      isVisible,
    );
    const drawn = isVisible(colour) ? colour : replacement;
    visible.push(drawn);
    return [`thread-${index + 1}-${place}`, drawn];
  });
  // Three threads give three names; TypeScript does not count entries.
  return Object.fromEntries(entries) as Record<`thread-${1 | 2 | 3}-${Place}`, string>;
}
