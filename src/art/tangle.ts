import type { Point } from './pen';

/** A place that a thread passes, and the handle by which it arrives there and leaves. */
type Bend = { at: Point; handle: Point };

/** A number around zero, the width apart at most. */
export const scatter = (next: () => number, width: number): number => (next() - 0.5) * width;

/** The bends of a loose thread between the left edge and its place in the cloth. */
export function tangle(end: number, next: () => number): Bend[] {
  const bend = (x: number, y: number, reach: number, tilt: number): Bend => ({
    at: [x, y],
    handle: [reach * (0.75 + next() * 0.5), scatter(next, tilt)],
  });
  const first = bend(190 + scatter(next, 140), 280 + scatter(next, 460), 130, 190);
  // The second bend leans towards the thread's place in the cloth: the tangle opens by degrees.
  const place = end * 0.55 + (280 + scatter(next, 520)) * 0.45;
  const second = bend(400 + scatter(next, 60), place, 95, 110);
  // One thread in five makes a round turn first, which is what makes a heap of lines a tangle.
  if (next() > 1 / 5) return [first, second];
  const [x, y] = first.at;
  const radius = (y > 280 ? -1 : 1) * (42 + next() * 40);
  const round = Math.abs(radius) * 1.36;
  return [
    { at: [x, y], handle: [round, 0] },
    { at: [x + 8, y + 2 * radius], handle: [-round, 0] },
    { at: [x + 30, y + radius * 0.1], handle: [round, -radius * 0.2] },
    second,
  ];
}
