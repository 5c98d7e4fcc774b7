import { Pen } from './pen';

/** Whether the warp thread lies on top of the weft thread where they cross. */
export type Structure = (warp: number, weft: number) => boolean;

export const structures = {
  /** Over one, under one. */
  plain: (warp, weft) => (warp + weft) % 2 === 0,
  /** Over two, under two, one further in each row: the diagonal of denim. */
  twill: (warp, weft) => (warp + 3 * weft) % 4 < 2,
  /** Over one, under four, two further in each row: no two crossings of the warp touch, so the surface is smooth. */
  satin: (warp, weft) => (warp + 3 * weft) % 5 === 0,
} satisfies Record<string, Structure>;

export type Weave = keyof typeof structures;

/** A straight thread of cloth: the coordinate of its centre line, and its width. */
export type Thread = { at: number; width: number };

type Cloth = {
  warps: readonly Thread[];
  wefts: readonly Thread[];
  structure: Structure;
  /** Start and end of the threads, on both axes. */
  from: number;
  to: number;
  /** Width of the gap beside a thread that lies on top. */
  clearance: number;
};

/** Returns square cloth for a slide or a value, with the same threads as warps and wefts. */
export const squareCloth = (
  threads: readonly Thread[],
  structure: Structure,
  clearance: number,
): Cloth => ({ warps: threads, wefts: threads, structure, from: 0, to: 240, clearance });

/** A shorter piece of thread would look like a speck and is left out. */
const MIN_PIECE = 3.5;

/**
 * Returns the path of the visible parts of the warps or wefts. Each thread has a gap where another lies over it, so the cloth has no
 * background and can lie on any colour.
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
    const drawPiece = (start: number, end: number): void => {
      if (end - start < MIN_PIECE) return;
      if (along === 'warp') pen.move([thread.at, start]).line([thread.at, end]);
      else pen.move([start, thread.at]).line([end, thread.at]);
    };
    let start = from;
    crossing.forEach((other, place) => {
      const warpOnTop = along === 'warp' ? structure(index, place) : structure(place, index);
      if (warpOnTop === (along === 'warp')) return;
      drawPiece(start, other.at - other.width / 2 - clearance);
      start = other.at + other.width / 2 + clearance;
    });
    drawPiece(start, to);
  });
  return pen.toString();
}
