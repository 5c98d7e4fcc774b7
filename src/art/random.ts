/** Returns a number from 0 to just below 1. */
type NextRandom = () => number;

// FNV-1a, a hash of 32 bits: its start value and its factor.
const FNV_OFFSET_BASIS = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

function hash(text: string): number {
  let state = FNV_OFFSET_BASIS;

  for (const character of text)
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), FNV_PRIME);

  return state;
}

/**
 * Returns a function for random numbers from 0 to just below 1 (mulberry32),
 * always the same for a seed.
 */
export function random(seed: string): NextRandom {
  let state = hash(seed);

  // The numbers in here are mulberry32's own.
  return () => {
    state = (state + 0x6d2b79f5) | 0;

    let mixed = Math.imul(state ^ (state >>> 15), state | 1);

    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);

    const unsigned = (mixed ^ (mixed >>> 14)) >>> 0;

    return unsigned / 2 ** 32;
  };
}

export const between = (
  min: number,
  max: number,
  nextRandom: NextRandom,
): number => min + nextRandom() * (max - min);

export function shuffled<Item>(
  items: readonly Item[],
  nextRandom: NextRandom,
): Item[] {
  const remaining = [...items];

  // splice returns the removed item in an array
  const takeOne = (): Item[] => {
    const index = Math.floor(nextRandom() * remaining.length);

    return remaining.splice(index, 1);
  };

  return items.flatMap(takeOne);
}
