import { wcagContrast } from 'culori';
import { apart, isApart } from './apart';
import type { Brand } from './brand';
import { difference } from './difference';
import { APART, GROUND_AND_PAPER } from './ratios';
import { reach } from './reach';
import { lightness } from './withLightness';

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
  if (wcagContrast(darker, paper) >= GROUND_AND_PAPER)
    return `The nearest ground that does: ${darker}`;
  const lighter = reach(paper, [ground], GROUND_AND_PAPER, 'lighter');
  return wcagContrast(lighter, ground) >= GROUND_AND_PAPER
    ? `No ground does; the nearest paper that does: ${lighter}`
    : `The nearest that do: ground ${darker} and paper ${reach(paper, [darker], GROUND_AND_PAPER, 'lighter')}`;
}

function groundFaults(brand: Brand): BrandFault[] {
  const { ground, paper } = brand;
  if (wcagContrast(ground, paper) < GROUND_AND_PAPER) {
    const message =
      `ground ${ground} and paper ${paper} are ${roundedDown(wcagContrast(ground, paper), 1)}:1, and text needs ${GROUND_AND_PAPER}:1. ` +
      nearestPair(brand);
    return [{ path: ['ground'], message }];
  }
  if (lightness(ground) < lightness(paper)) return [];
  const message = `ground ${ground} is lighter than paper ${paper}. The ground is the dark one: write each in the other’s place.`;
  return [{ path: ['ground'], message }];
}

/** Names by which two threads are meant. */
const nameFaults = ({ threads }: Brand): BrandFault[] =>
  threads.flatMap(({ name }, index) =>
    threads.slice(0, index).some((other) => other.name.toLowerCase() === name.toLowerCase())
      ? [
          {
            path: ['threads', index, 'name'],
            message: `"${name}" is the name of another thread too. Give each a name of its own.`,
          },
        ]
      : [],
  );

/** The threads that cannot be told from the ground, the paper or a thread before them. */
const likenessFaults = ({ ground, paper, threads }: Brand): BrandFault[] =>
  threads.flatMap(({ name, colour }, index) => {
    const grounds = [
      { name: 'ground', colour: ground },
      { name: 'paper', colour: paper },
    ];
    const others = [...grounds, ...threads.filter((_, place) => place !== index)];
    const twin = [...grounds, ...threads.slice(0, index)].find(
      (other) => !isApart(colour, [other.colour]),
    );
    if (!twin) return [];
    const nearest = apart(
      colour,
      others.map((other) => other.colour),
    );
    const message =
      `${name} ${colour} and ${twin.name} ${twin.colour} look alike: they are ${roundedDown(difference(colour, twin.colour), 3)} ` +
      `apart, where black and white are 1, and a thread needs ${APART}. The nearest ${name} that does: ${nearest}`;
    return [{ path: ['threads', index, 'colour'], message }];
  });

/** What the derivation cannot save: a brand without faults can be read everywhere. */
export const brandFaults = (brand: Brand): BrandFault[] => [
  ...groundFaults(brand),
  ...nameFaults(brand),
  ...likenessFaults(brand),
];
