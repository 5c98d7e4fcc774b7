import type { Pen } from './pen';
import type { Structure } from './structures';

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

/** A shorter stretch between two threads is left out: it would look like a speck. */
const STUB = 3.5;

type Along = 'warp' | 'weft';

/**
 * Draws those parts of the warps or wefts that can be seen: each thread stops where another lies over it, so the cloth
 * needs no ground to be painted and lies on any colour.
 */
export function traceCloth(
  cloth: Cloth,
  along: Along,
  pen: Pen,
  pick: (index: number) => boolean = () => true,
): void {
  const { from, to, clearance, structure } = cloth;
  const [threads, crossing] =
    along === 'warp' ? [cloth.warps, cloth.wefts] : [cloth.wefts, cloth.warps];
  threads.forEach((thread, index) => {
    if (!pick(index)) return;
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
}
