import { type Brand, MIN_DIFFERENCE, RATIO, type Thread } from './brand';
import { contrast, difference, lightness } from './colours';
import { nearestDistinct } from './nearestDistinct';
import { suggestColours } from './suggestColours';

type BrandFault = { path: readonly (string | number)[]; message: string };

/**
 * Rounds down, so that a value below a limit never looks equal to the limit.
 */
const roundDown = (value: number, decimals: number): number =>
  Math.floor(value * 10 ** decimals) / 10 ** decimals;

function groundMessage({ ground, paper }: Brand): string | undefined {
  const ratio = contrast(ground, [paper]);

  if (ratio < RATIO.paperOnGround)
    return (
      `ground ${ground} and paper ${paper} are ${roundDown(ratio, 1)}:1, ` +
      `and they need ${RATIO.paperOnGround}:1. ` +
      suggestColours(ground, paper)
    );

  if (lightness(ground) >= lightness(paper))
    return (
      `ground ${ground} is lighter than paper ${paper}. ` +
      'The ground is the dark colour: swap the two.'
    );

  return undefined;
}

function groundFaults(brand: Brand): BrandFault[] {
  const message = groundMessage(brand);

  return message ? [{ path: ['ground'], message }] : [];
}

function nameMessage(
  { name }: Thread,
  earlierThreads: readonly Thread[],
): string | undefined {
  const isTaken = earlierThreads.some(
    (other) => other.name.toLowerCase() === name.toLowerCase(),
  );

  return isTaken
    ? `"${name}" is the name of another thread too. ` +
        'Give each thread a different name.'
    : undefined;
}

/**
 * Compares a thread only with earlier threads, so that two that look alike give
 * one message. A thread may look like the ground or the paper, as in a brand of
 * black, white and grey: derivePalette keeps it visible. The suggestion is
 * different from all colours.
 */
function colourMessage(
  { name, colour }: Thread,
  earlierThreads: readonly Thread[],
  laterThreads: readonly Thread[],
  { ground, paper }: Brand,
): string | undefined {
  const similar = earlierThreads.find(
    (other) => difference(colour, other.colour) < MIN_DIFFERENCE,
  );

  if (!similar) return undefined;

  const measured = roundDown(difference(colour, similar.colour), 3);
  const otherThreads = [...earlierThreads, ...laterThreads];
  const otherColours = [
    ground,
    paper,
    ...otherThreads.map((other) => other.colour),
  ];

  return (
    `${name} ${colour} and ${similar.name} ${similar.colour} look alike: ` +
    `their difference is ${measured} (black and white: 1), ` +
    `and a thread needs ${MIN_DIFFERENCE}. ` +
    `The nearest ${name} that is different enough: ` +
    nearestDistinct(colour, otherColours)
  );
}

function threadFaults(brand: Brand): BrandFault[] {
  const { threads } = brand;

  return threads.flatMap((thread, index) => {
    const earlier = threads.slice(0, index);
    const later = threads.slice(index + 1);

    const messages = {
      name: nameMessage(thread, earlier),
      colour: colourMessage(thread, earlier, later, brand),
    };

    return Object.entries(messages).flatMap(([field, message]) =>
      message ? { path: ['threads', index, field], message } : [],
    );
  });
}

/** Finds the faults of a brand that derivePalette can't correct. */
export const brandFaults = (brand: Brand): BrandFault[] => [
  ...groundFaults(brand),
  ...threadFaults(brand),
];
