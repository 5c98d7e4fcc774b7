import type { Point } from './pen';

/** A point on a thread's curve, and its Bézier handle: the curve arrives from `at - handle` and leaves towards `at + handle`. */
type Bend = { at: Point; handle: Point };

/** Returns a random number between -width / 2 and width / 2. */
export const scatter = (next: () => number, width: number): number => (next() - 0.5) * width;

/** Returns the bends of a loop before a point. */
function turnAt([x, y]: Point, radius: number, squeeze: number): Bend[] {
  const round = Math.abs(radius) * 1.36 * squeeze;
  return [
    { at: [x - 40, y], handle: [round, 0] },
    { at: [x - 32, y + 2 * radius], handle: [-round, 0] },
    { at: [x - 10, y + radius * 0.1], handle: [round, -radius * 0.2] },
  ];
}

/** Shortens a handle that is so long that the thread would turn back in a hook before the next bend. */
function eased({ at, handle }: Bend, next: Bend): Bend {
  const most = (next.at[0] - at[0]) * 0.55;
  const share = Math.min(1, most / handle[0]);
  return { at, handle: [handle[0] * share, handle[1] * share] };
}

/**
 * Returns the bends of a thread from the left edge to the cloth, in a box of 600 by 560.
 * @param end y coordinate of the thread in the cloth
 * @param squeeze vertical scale of the box divided by its horizontal scale, to keep loops round
 */
export function tangle(end: number, squeeze: number, next: () => number): Bend[] {
  const bend = (x: number, y: number, reach: number, tilt: number): Bend => ({
    at: [x, y],
    handle: [reach * (0.75 + next() * 0.5), scatter(next, tilt)],
  });
  const first = bend(190 + scatter(next, 140), 280 + scatter(next, 460), 130, 190);
  // The second bend is already closer to the thread's end, so that the tangle opens gradually.
  const y = end * 0.55 + (280 + scatter(next, 520)) * 0.45;
  const second = bend(400 + scatter(next, 60), y, 95, 110);
  if (next() > 1 / 5) return [eased(first, second), second];
  const turn = turnAt(first.at, (first.at[1] > 280 ? -1 : 1) * (42 + next() * 40), squeeze);
  return [...turn.map((each) => (each === turn.at(-1) ? eased(each, second) : each)), second];
}
