import { Pen } from './pen';

/** Whether the warp thread lies on top of the weft thread where they cross. */
export type Structure = (warp: number, weft: number) => boolean;

export const structures = {
  /** Over one, under one. */
  plain: (warp, weft) => (warp + weft) % 2 === 0,
  /** Over two, under two, one further in each row: the diagonal of denim. */
  twill: (warp, weft) => (warp + 3 * weft) % 4 < 2,
  /** Over one, under four, two further in each row: no two bindings touch, so the surface is smooth. */
  satin: (warp, weft) => (warp + 3 * weft) % 5 === 0,
} satisfies Record<string, Structure>;

export type Weave = keyof typeof structures;

/** A thread of cloth: where its middle runs and how wide it is. */
export type Thread = { at: number; width: number };

type Cloth = {
  warps: readonly Thread[];
  wefts: readonly Thread[];
  structure: Structure;
  /** Where the threads begin and end, along both axes. */
  from: number;
  to: number;
  /** What stays free beside a thread that lies on top. */
  clearance: number;
};

/** Cloth as wide and high as a slide's or a value's field, with the same threads both ways. */
export const squareCloth = (
  threads: readonly Thread[],
  structure: Structure,
  clearance: number,
): Cloth => ({ warps: threads, wefts: threads, structure, from: 0, to: 240, clearance });

/** A shorter stretch between two threads is left out: it would look like a speck. */
const STUB = 3.5;

/**
 * The path of those parts of the warps or wefts that can be seen: each thread stops where another lies over it, so the
 * cloth needs no ground to be painted and lies on any colour.
 */
export function traceCloth(
  { warps, wefts, structure, from, to, clearance }: Cloth,
  along: 'warp' | 'weft',
  pick: (thread: Thread) => boolean = () => true,
): string {
  const pen = new Pen(1);
  const [threads, crossing] = along === 'warp' ? [warps, wefts] : [wefts, warps];
  threads.forEach((thread, index) => {
    if (!pick(thread)) return;
    const stretch = (start: number, end: number): void => {
      if (end - start < STUB) return;
      if (along === 'warp') pen.move([thread.at, start]).line([thread.at, end]);
      else pen.move([start, thread.at]).line([end, thread.at]);
    };
    let start = from;
    crossing.forEach((other, place) => {
      const warpOnTop = along === 'warp' ? structure(index, place) : structure(place, index);
      if (warpOnTop === (along === 'warp')) return;
      stretch(start, other.at - other.width / 2 - clearance);
      start = other.at + other.width / 2 + clearance;
    });
    stretch(start, to);
  });
  return pen.toString();
}
