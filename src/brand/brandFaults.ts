import type { Brand, Thread } from './brand';
import { contrast, difference, lightness, nearestDistinct, withContrast } from './colours';
import { MIN_DIFFERENCE, RATIO } from './ratios';

export interface BrandFault {
  /** Path of the field in brand.md. */
  path: readonly (string | number)[];
  /** Names the fault, the measured value, and a colour without the fault. */
  message: string;
}

/** Rounds down, so that a value below a limit never looks equal to it. */
const roundDown = (number: number, digits: number): number =>
  Math.floor(number * 10 ** digits) / 10 ** digits;

/** Suggests a ground or, if no ground has enough contrast, a paper or both. */
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

function groundMessage(brand: Brand): string | undefined {
  const { ground, paper } = brand;
  const ratio = contrast(ground, [paper]);
  if (ratio < RATIO.paper)
    return `ground ${ground} and paper ${paper} are ${roundDown(ratio, 1)}:1, and text needs ${RATIO.paper}:1. ${suggestPair(brand)}`;
  if (lightness(ground) >= lightness(paper))
    return `ground ${ground} is lighter than paper ${paper}. The ground is the dark colour: swap the two.`;
  return undefined;
}

/** Finds threads with the name of an earlier thread, and threads that look like an earlier thread, the ground or the paper. */
function threadFaults({ ground, paper, threads }: Brand): BrandFault[] {
  const backgrounds = [
    { name: 'ground', colour: ground },
    { name: 'paper', colour: paper },
  ];
  return threads.flatMap((thread, index) => {
    const { name, colour } = thread;
    const faults: BrandFault[] = [];
    const report = (field: keyof Thread, message: string) =>
      faults.push({ path: ['threads', index, field], message });
    const earlier = threads.slice(0, index);
    if (earlier.some((other) => other.name.toLowerCase() === name.toLowerCase()))
      report(
        'name',
        `"${name}" is the name of another thread too. Give each thread a different name.`,
      );
    const similar = [...backgrounds, ...earlier].find(
      (other) => difference(colour, other.colour) < MIN_DIFFERENCE,
    );
    if (similar) {
      const measured = roundDown(difference(colour, similar.colour), 3);
      const others = threads.filter((other) => other !== thread).map((other) => other.colour);
      const suggestion = nearestDistinct(colour, [ground, paper, ...others]);
      report(
        'colour',
        `${name} ${colour} and ${similar.name} ${similar.colour} look alike: their difference is ${measured} ` +
          `(black and white: 1), and a thread needs ${MIN_DIFFERENCE}. ` +
          `The nearest ${name} that is different enough: ${suggestion}`,
      );
    }
    return faults;
  });
}

/** Finds the faults of a brand that derivePalette can't correct. */
export function brandFaults(brand: Brand): BrandFault[] {
  const message = groundMessage(brand);
  const groundFaults = message ? [{ path: ['ground'], message }] : [];
  return [...groundFaults, ...threadFaults(brand)];
}
