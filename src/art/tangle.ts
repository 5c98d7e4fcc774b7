import type { Point } from './pen';

/** A place that a thread passes, and the handle by which it arrives there and leaves. */
type Bend = { at: Point; handle: Point };

/** A random number around zero. @param width distance between the lowest and the highest */
export const scatter = (next: () => number, width: number): number => (next() - 0.5) * width;

/** A round turn before this place: a heap of lines becomes a tangle by such turns. */
function turnAt([x, y]: Point, radius: number, squeeze: number): Bend[] {
  const round = Math.abs(radius) * 1.36 * squeeze;
  return [
    { at: [x - 40, y], handle: [round, 0] },
    { at: [x - 32, y + 2 * radius], handle: [-round, 0] },
    { at: [x - 10, y + radius * 0.1], handle: [round, -radius * 0.2] },
  ];
}

/** Shortens a handle that reaches so far towards the next bend that the thread would make a hook. */
function eased({ at, handle }: Bend, next: Bend): Bend {
  const most = (next.at[0] - at[0]) * 0.55;
  const share = Math.min(1, most / handle[0]);
  return { at, handle: [handle[0] * share, handle[1] * share] };
}

/**
 * Returns the bends of a loose thread on its way to its place in the cloth, in a box of 600 by 560.
 * @param squeeze how much more the box is squeezed across than down, so that a round turn stays round
 */
export function tangle(end: number, squeeze: number, next: () => number): Bend[] {
  const bend = (x: number, y: number, reach: number, tilt: number): Bend => ({
    at: [x, y],
    handle: [reach * (0.75 + next() * 0.5), scatter(next, tilt)],
  });
  const first = bend(190 + scatter(next, 140), 280 + scatter(next, 460), 130, 190);
  // The second bend leans towards the thread's place in the cloth: the tangle opens by degrees.
  const place = end * 0.55 + (280 + scatter(next, 520)) * 0.45;
  const second = bend(400 + scatter(next, 60), place, 95, 110);
  if (next() > 1 / 5) return [eased(first, second), second];
  const turn = turnAt(first.at, (first.at[1] > 280 ? -1 : 1) * (42 + next() * 40), squeeze);
  return [...turn.map((each) => (each === turn.at(-1) ? eased(each, second) : each)), second];
}
