import { type Brand, MIN_DIFFERENCE, RATIO } from './brand';
import { contrast, difference, lightness, nearestDistinct, withContrast } from './colours';

type BrandFault = { path: readonly (string | number)[]; message: string };

/** Rounds down, so that a value below a limit never looks equal to it. */
const roundDown = (number: number, steps: number): number => Math.floor(number * steps) / steps;

function suggestPair({ ground, paper }: Brand): string {
  const darkerGround = withContrast(ground, [paper], RATIO.paper, 'darker');
  if (contrast(darkerGround, [paper]) >= RATIO.paper)
    return `The nearest ground with enough contrast: ${darkerGround}`;
  const lighterPaper = withContrast(paper, [ground], RATIO.paper, 'lighter');
  if (contrast(lighterPaper, [ground]) >= RATIO.paper)
    return `No ground has enough contrast. The nearest paper that has: ${lighterPaper}`;
  const newPaper = withContrast(paper, [darkerGround], RATIO.paper, 'lighter');
  return `The nearest colours with enough contrast: ground ${darkerGround} and paper ${newPaper}`;
}

function groundFaults(brand: Brand): BrandFault[] {
  const { ground, paper } = brand;
  const ratio = contrast(ground, [paper]);
  const hasContrast = ratio >= RATIO.paper;
  if (hasContrast && lightness(ground) < lightness(paper)) return [];
  const message = hasContrast
    ? `ground ${ground} is lighter than paper ${paper}. The ground is the dark colour: swap the two.`
    : `ground ${ground} and paper ${paper} are ${roundDown(ratio, 10)}:1, and text needs ${RATIO.paper}:1. ${suggestPair(brand)}`;
  return [{ path: ['ground'], message }];
}

function threadFaults({ ground, paper, threads }: Brand): BrandFault[] {
  return threads.flatMap((thread, index) => {
    const { name, colour } = thread;
    const faults: BrandFault[] = [];
    const earlier = threads.slice(0, index);
    if (earlier.some((other) => other.name.toLowerCase() === name.toLowerCase()))
      faults.push({
        path: ['threads', index, 'name'],
        message: `"${name}" is the name of another thread too. Give each thread a different name.`,
      });
    const similar = [
      { name: 'ground', colour: ground },
      { name: 'paper', colour: paper },
      ...earlier,
    ].find((other) => difference(colour, other.colour) < MIN_DIFFERENCE);
    if (similar) {
      const measured = roundDown(difference(colour, similar.colour), 1000);
      const others = threads.filter((other) => other !== thread).map((other) => other.colour);
      faults.push({
        path: ['threads', index, 'colour'],
        message:
          `${name} ${colour} and ${similar.name} ${similar.colour} look alike: their difference is ${measured} ` +
          `(black and white: 1), and a thread needs ${MIN_DIFFERENCE}. The nearest ${name} that is different enough: ` +
          nearestDistinct(colour, [ground, paper, ...others]),
      });
    }
    return faults;
  });
}

/** Finds the faults of a brand that derivePalette can't correct. */
export const brandFaults = (brand: Brand) => [...groundFaults(brand), ...threadFaults(brand)];
