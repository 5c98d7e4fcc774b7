import type { Threads } from './brand';
import { apart, contrast, type Direction, reach } from './colours';

interface Options {
  /** What the threads are drawn on. */
  grounds: readonly string[];
  /** Minimum contrast; a thread with less gets a stand-in. */
  least: number;
  direction: Direction;
}

/**
 * Returns the threads as thin lines on a ground: each in its own colour or, if that has too little contrast, in a
 * stand-in of its hue that has enough and differs from the others.
 */
export function drawnThreads<Place extends 'on-ground' | 'on-page'>(
  place: Place,
  threads: Threads,
  { grounds, least, direction }: Options,
): Record<`thread-${1 | 2 | 3}-${Place}`, string> {
  const isSeen = (colour: string): boolean => contrast(colour, grounds) >= least;
  const seen = threads.map(({ colour }) => colour).filter(isSeen);
  const entries = threads.map(({ colour }, index) => {
    const standIn = apart(reach(colour, grounds, least, direction), seen, isSeen);
    const drawn = isSeen(colour) ? colour : standIn;
    seen.push(drawn);
    return [`thread-${index + 1}-${place}`, drawn];
  });
  // Three threads give three names; TypeScript does not count entries.
  return Object.fromEntries(entries) as Record<`thread-${1 | 2 | 3}-${Place}`, string>;
}
