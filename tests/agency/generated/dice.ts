import { random, shuffled } from '../../../src/art/random';

/** Creates dice that give the same results for the same seed. */
export function createDice(seed: string) {
  const nextRandom = random(seed);

  /** Returns an integer from `min` to `max`, both included. */
  const between = (min: number, max: number): number =>
    min + Math.floor(nextRandom() * (max - min + 1));

  /** @throws if there are no items */
  function pick<Item>(items: readonly Item[]): Item {
    const index = between(0, items.length - 1);

    if (!(index in items)) throw new Error('There is no item to pick.');

    return items[index] as Item;
  }

  return {
    between,
    pick,
    chance: (probability: number): boolean => nextRandom() < probability,
    shuffled: <Item>(items: readonly Item[]): Item[] =>
      shuffled(items, nextRandom),
  };
}

export type Dice = ReturnType<typeof createDice>;
