/**
 * Returns a function for random numbers from 0 to just below 1 (mulberry32),
 * always the same for a seed (FNV-1a hash).
 */
export function random(seed: string): () => number {
  let state = 0x811c9dc5;

  for (const character of seed)
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);

  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);

    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);

    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function shuffled<Item>(
  items: readonly Item[],
  nextRandom: () => number,
): Item[] {
  const remaining = [...items];
  const takeOne = () =>
    remaining.splice(Math.floor(nextRandom() * remaining.length), 1);

  return items.flatMap(() => takeOne()); // splice returns the item in an array
}
