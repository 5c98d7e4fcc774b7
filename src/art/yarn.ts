import { random } from './random';
import type { Structure } from './structures';

export type Rgb = readonly [red: number, green: number, blue: number];

/** A thread's own ways: no two are quite as thick, as bright or as straight. */
type Yarn = { colour: Rgb; thickness: number; light: number; wander: number; phase: number };

/** The piece of yarn that is seen at one place of the cloth. */
export type Seen = {
  yarn: Yarn;
  isWarp: boolean;
  /** How high it lies, in widths of a thread. */
  height: number;
  /** How it bends away to its sides (-1 to 1), where along it is, and how steeply it rises there. */
  across: number;
  along: number;
  slope: number;
};

/** How far a thread rises over and dives under the others, in widths of a thread. */
const RISE = 0.42;

const modulo = (number: number, by: number): number => ((number % by) + by) % by;

function spin(seed: string, sett: readonly Rgb[]): Yarn[] {
  const next = random(seed);
  return Array.from({ length: sett.length * 7 }, (_, index) => ({
    colour: sett[index % sett.length] ?? [0, 0, 0],
    thickness: 0.92 + next() * 0.14,
    light: 0.92 + next() * 0.16,
    wander: (next() - 0.5) * 0.06,
    phase: next() * Math.PI * 2,
  }));
}

/** Where a thread is between its lowest (-1) and highest (1) place, and its slope there. */
function wave(
  isOver: (crossing: number) => boolean,
  along: number,
): [place: number, slope: number] {
  const cell = Math.floor(along - 0.5);
  const part = (along - 0.5 - cell) * Math.PI;
  const [here, there] = [isOver(cell) ? 1 : -1, isOver(cell + 1) ? 1 : -1];
  return [
    here + ((there - here) * (1 - Math.cos(part))) / 2,
    ((there - here) * Math.PI * Math.sin(part)) / 2,
  ];
}

/**
 * Weaves a cloth whose threads have a round profile, and answers which thread is seen at a place (in threads from the
 * left and from the top); none where the place lies between threads.
 */
export function woven(
  seed: string,
  structure: Structure,
  sett: readonly Rgb[],
): (u: number, v: number) => Seen | undefined {
  const warps = spin(`${seed} warp`, sett);
  const wefts = spin(`${seed} weft`, sett);
  const piece = (isWarp: boolean, side: number, along: number): Seen | undefined => {
    const yarns = isWarp ? warps : wefts;
    const thread = Math.floor(side);
    const yarn = yarns[modulo(thread, yarns.length)];
    if (!yarn) return undefined;
    const sway = yarn.wander * Math.sin(along * 0.37 + yarn.phase);
    const across = ((side - thread - 0.5 - sway) * 2) / yarn.thickness;
    if (Math.abs(across) >= 1) return undefined;
    const isOver = (crossing: number): boolean =>
      isWarp ? structure(thread, crossing) : !structure(crossing, thread);
    const [place, slope] = wave(isOver, along);
    const height = RISE * place + Math.sqrt(1 - across * across);
    return { yarn, isWarp, height, across, along, slope: RISE * slope };
  };
  return (u, v) => {
    const [warp, weft] = [piece(true, u, v), piece(false, v, u)];
    return (warp?.height ?? -9) > (weft?.height ?? -9) ? warp : weft;
  };
}
