import { type Brand, MIN_DIFFERENCE, RATIO } from './brand';
import {
  contrast,
  difference,
  lightness,
  nearestDistinct,
  withContrast,
} from './colours';
import { derivePalette } from './derivePalette';

type BrandFault = { path: readonly (string | number)[]; message: string };

/**
 * Rounds down, so that a value below a limit never looks equal to the limit.
 */
const roundDown = (n: number, decimals: number) =>
  Math.floor(n * 10 ** decimals) / 10 ** decimals;

function suggestColours(ground: string, paper: string): string {
  const darkerGround = withContrast(
    ground,
    [paper],
    RATIO.paperOnGround,
    'darker',
  );

  if (contrast(darkerGround, [paper]) >= RATIO.paperOnGround)
    return `The nearest ground with enough contrast: ${darkerGround}`;
  const lighterPaper = withContrast(
    paper,
    [ground],
    RATIO.paperOnGround,
    'lighter',
  );

  if (contrast(lighterPaper, [ground]) >= RATIO.paperOnGround)
    return `No ground has enough contrast. The nearest paper that has: ${lighterPaper}`;
  const newPaper = withContrast(
    paper,
    [darkerGround],
    RATIO.paperOnGround,
    'lighter',
  );

  return `The nearest colours with enough contrast: ground ${darkerGround} and paper ${newPaper}`;
}

function groundFaults({ ground, paper }: Brand): BrandFault[] {
  const ratio = contrast(ground, [paper]);
  const hasContrast = ratio >= RATIO.paperOnGround;

  if (hasContrast && lightness(ground) < lightness(paper)) return [];
  const message = hasContrast
    ? `ground ${ground} is lighter than paper ${paper}. The ground is the dark colour: swap the two.`
    : `ground ${ground} and paper ${paper} are ${roundDown(ratio, 1)}:1, and they need ${RATIO.paperOnGround}:1. ` +
      suggestColours(ground, paper);

  return [{ path: ['ground'], message }];
}

function threadFaults({ ground, paper, threads }: Brand): BrandFault[] {
  return threads.flatMap(({ name, colour }, index) => {
    const faults: BrandFault[] = [];
    const earlierThreads = threads.slice(0, index);

    if (
      earlierThreads.some(
        (other) => other.name.toLowerCase() === name.toLowerCase(),
      )
    )
      faults.push({
        path: ['threads', index, 'name'],
        message: `"${name}" is the name of another thread too. Give each thread a different name.`,
      });
    const similar = [
      { name: 'ground', colour: ground },
      { name: 'paper', colour: paper },
      ...earlierThreads,
    ].find((other) => difference(colour, other.colour) < MIN_DIFFERENCE);

    if (similar) {
      const measured = roundDown(difference(colour, similar.colour), 3);
      const otherThreads = threads.filter(
        (_, otherIndex) => otherIndex !== index,
      );

      faults.push({
        path: ['threads', index, 'colour'],
        message:
          `${name} ${colour} and ${similar.name} ${similar.colour} look alike: their difference is ${measured} ` +
          `(black and white: 1), and a thread needs ${MIN_DIFFERENCE}. The nearest ${name} that is different enough: ` +
          nearestDistinct(colour, [
            ground,
            paper,
            ...otherThreads.map((other) => other.colour),
          ]),
      });
    }

    return faults;
  });
}

/** Finds the faults of a brand that derivePalette can't correct. */
export const brandFaults = (brand: Brand) => [
  ...groundFaults(brand),
  ...threadFaults(brand),
];

/**
 * Lists the places where a thread is drawn in another colour, because its own
 * has too little contrast there.
 */
export function describeReplacements(brand: Brand): string[] {
  const { fixed, light, dark } = derivePalette(brand);

  return brand.threads.flatMap(({ name, colour }, index) => {
    const number = (index + 1) as 1 | 2 | 3;
    const usedColours = {
      'behind text': fixed[`thread-${number}`],
      'on the ground': fixed[`thread-${number}-on-ground`],
      'on light pages': light[`thread-${number}-on-page`],
      'on pages in the dark scheme': dark[`thread-${number}-on-page`],
      // Only the first thread is the colour of a button.
      ...(number === 1 ? { 'on the bright button': fixed.bright } : {}),
    };

    return Object.entries(usedColours)
      .filter(([, usedColour]) => usedColour !== colour)
      .map(
        ([place, usedColour]) =>
          `${name} ${colour} is drawn as ${usedColour} ${place}.`,
      );
  });
}
