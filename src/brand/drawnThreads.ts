import type { Threads } from './brand';
import { apart, contrast, type Direction, reach } from './colours';
import { EDGE } from './ratios';

interface Options {
  /** What the threads are drawn on. */
  grounds: readonly string[];
  /** A thread with less contrast than this vanishes there, and gets a stand-in. */
  least: number;
  direction: Direction;
  /** Stand-ins that are chosen already, by the colours of their threads. */
  chosen?: Readonly<Record<string, string>>;
}

/**
 * The threads as thin lines on a ground: each as it is or, where it vanishes there, a stand-in of its hue that is seen
 * and can be told from the others.
 */
export function drawnThreads<Place extends 'on-ground' | 'on-page'>(
  place: Place,
  threads: Threads,
  { grounds, least, direction, chosen = {} }: Options,
): Record<`thread-${1 | 2 | 3}-${Place}`, string> {
  const settled = threads.map(
    ({ colour }) => chosen[colour] ?? (contrast(colour, grounds) >= least ? colour : undefined),
  );
  const seen = settled.filter((colour) => colour !== undefined);
  const isSeen = (colour: string): boolean => contrast(colour, grounds) >= EDGE;
  const entries = threads.map(({ colour }, index) => {
    const drawn = settled[index] ?? apart(reach(colour, grounds, EDGE, direction), seen, isSeen);
    seen.push(drawn);
    return [`thread-${index + 1}-${place}`, drawn];
  });
  // Three threads give three names; TypeScript does not count entries.
  return Object.fromEntries(entries) as Record<`thread-${1 | 2 | 3}-${Place}`, string>;
}
