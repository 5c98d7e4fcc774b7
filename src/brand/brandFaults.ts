import type { Brand } from './brand';
import {
  contrast,
  difference,
  isDistinct,
  lightness,
  nearestDistinct,
  withContrast,
} from './colours';
import { MIN_DIFFERENCE, GROUND_AND_PAPER } from './ratios';

export interface BrandFault {
  /** Path of the field in brand.md. */
  path: readonly (string | number)[];
  /** Names the fault, the measured value, and a colour that would do. */
  message: string;
}

/** Rounds down, so that a value below a limit never looks equal to it. */
const roundedDown = (number: number, digits: number): number =>
  Math.floor(number * 10 ** digits) / 10 ** digits;

/** Suggests a ground or, if no ground has enough contrast, a paper or both. */
function suggestPair({ ground, paper }: Brand): string {
  const darker = withContrast(ground, [paper], GROUND_AND_PAPER, 'darker');
  if (contrast(darker, [paper]) >= GROUND_AND_PAPER)
    return `The nearest ground that does: ${darker}`;
  const lighter = withContrast(paper, [ground], GROUND_AND_PAPER, 'lighter');
  return contrast(lighter, [ground]) >= GROUND_AND_PAPER
    ? `No ground does; the nearest paper that does: ${lighter}`
    : `The nearest that do: ground ${darker} and paper ${withContrast(paper, [darker], GROUND_AND_PAPER, 'lighter')}`;
}

function groundFault(brand: Brand): string | undefined {
  const { ground, paper } = brand;
  const ratio = contrast(ground, [paper]);
  if (ratio < GROUND_AND_PAPER)
    return `ground ${ground} and paper ${paper} are ${roundedDown(ratio, 1)}:1, and text needs ${GROUND_AND_PAPER}:1. ${suggestPair(brand)}`;
  if (lightness(ground) >= lightness(paper))
    return `ground ${ground} is lighter than paper ${paper}. The ground is the dark one: write each in the other’s place.`;
  return undefined;
}

/** Finds threads with the name of an earlier thread, and threads that look like an earlier thread, the ground or the paper. */
function threadFaults({ ground, paper, threads }: Brand): BrandFault[] {
  const all = [{ name: 'ground', colour: ground }, { name: 'paper', colour: paper }, ...threads];
  return threads.flatMap((thread, index) => {
    const { name, colour } = thread;
    const faults: BrandFault[] = [];
    if (threads.slice(0, index).some((other) => other.name.toLowerCase() === name.toLowerCase()))
      faults.push({
        path: ['threads', index, 'name'],
        message: `"${name}" is the name of another thread too. Give each a name of its own.`,
      });
    const before = all.slice(0, all.indexOf(thread));
    const twin = before.find((other) => !isDistinct(colour, [other.colour]));
    if (twin) {
      const others = all.filter((other) => other !== thread).map((other) => other.colour);
      faults.push({
        path: ['threads', index, 'colour'],
        message:
          `${name} ${colour} and ${twin.name} ${twin.colour} look alike: they are ${roundedDown(difference(colour, twin.colour), 3)} ` +
          `apart, where black and white are 1, and a thread needs ${MIN_DIFFERENCE}. The nearest ${name} that does: ${nearestDistinct(colour, others)}`,
      });
    }
    return faults;
  });
}

/** Finds the faults that derivePalette can't correct. A brand without any is readable everywhere. */
export function brandFaults(brand: Brand): BrandFault[] {
  const message = groundFault(brand);
  return [...(message ? [{ path: ['ground'], message }] : []), ...threadFaults(brand)];
}
