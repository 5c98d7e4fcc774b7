import type { Brand } from './brand';
import { apart, contrast, difference, isApart, lightness, reach } from './colours';
import { APART, GROUND_AND_PAPER } from './ratios';

export interface BrandFault {
  /** The field, in steps from the top of the file. */
  path: readonly (string | number)[];
  /** What is wrong, by how much, and the nearest colour that would do. */
  message: string;
}

/** So that what falls short never looks as if it were enough. */
const roundedDown = (number: number, digits: number): number =>
  Math.floor(number * 10 ** digits) / 10 ** digits;

/** A ground or, where no ground does, a paper that is far enough from the other. */
function nearestPair({ ground, paper }: Brand): string {
  const darker = reach(ground, [paper], GROUND_AND_PAPER, 'darker');
  if (contrast(darker, [paper]) >= GROUND_AND_PAPER)
    return `The nearest ground that does: ${darker}`;
  const lighter = reach(paper, [ground], GROUND_AND_PAPER, 'lighter');
  return contrast(lighter, [ground]) >= GROUND_AND_PAPER
    ? `No ground does; the nearest paper that does: ${lighter}`
    : `The nearest that do: ground ${darker} and paper ${reach(paper, [darker], GROUND_AND_PAPER, 'lighter')}`;
}

function groundFault(brand: Brand): string | undefined {
  const { ground, paper } = brand;
  const ratio = contrast(ground, [paper]);
  if (ratio < GROUND_AND_PAPER)
    return `ground ${ground} and paper ${paper} are ${roundedDown(ratio, 1)}:1, and text needs ${GROUND_AND_PAPER}:1. ${nearestPair(brand)}`;
  if (lightness(ground) >= lightness(paper))
    return `ground ${ground} is lighter than paper ${paper}. The ground is the dark one: write each in the other’s place.`;
  return undefined;
}

/** The threads that have the name of one before them, or that cannot be told from it, the ground or the paper. */
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
    const twin = before.find((other) => !isApart(colour, [other.colour]));
    if (twin) {
      const others = all.filter((other) => other !== thread).map((other) => other.colour);
      faults.push({
        path: ['threads', index, 'colour'],
        message:
          `${name} ${colour} and ${twin.name} ${twin.colour} look alike: they are ${roundedDown(difference(colour, twin.colour), 3)} ` +
          `apart, where black and white are 1, and a thread needs ${APART}. The nearest ${name} that does: ${apart(colour, others)}`,
      });
    }
    return faults;
  });
}

/** What the derivation cannot save: a brand without faults can be read everywhere. */
export function brandFaults(brand: Brand): BrandFault[] {
  const message = groundFault(brand);
  return [...(message ? [{ path: ['ground'], message }] : []), ...threadFaults(brand)];
}
