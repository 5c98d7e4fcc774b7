import type { Point } from './pen';

/**
 * The box in which `tangle` computes its bends; the loom scales them. The
 * numbers in this file are chosen by eye.
 */
export const TANGLE_BOX = { width: 600, height: 560 };
const MIDDLE_Y = TANGLE_BOX.height / 2;

/**
 * A point on a curve, and its Bézier handle. The curve arrives from `at -
 * handle` and leaves towards `at + handle`.
 */
type Bend = { at: Point; handle: Point };

/**
 * Limits a bend's handle to 55 % of the horizontal distance to the next bend. A
 * longer one makes the thread turn back.
 */
function limitHandle({ at, handle }: Bend, next: Bend): Bend {
  const scale = Math.min(1, ((next.at[0] - at[0]) * 0.55) / handle[0]);

  return { at, handle: [handle[0] * scale, handle[1] * scale] };
}

/**
 * Returns a thread's bends up to the cloth, at `endY`. @param squeeze the
 * loom's y scale / x scale: keeps loops round
 */
export function tangle(
  endY: number,
  squeeze: number,
  nextRandom: () => number,
) {
  const randomOffset = (range: number): number => (nextRandom() - 0.5) * range;
  const bend = (x: number, y: number, reach: number, tilt: number): Bend => ({
    at: [x, y],
    handle: [reach * (0.75 + nextRandom() * 0.5), randomOffset(tilt)],
  });
  const first = bend(
    190 + randomOffset(140),
    MIDDLE_Y + randomOffset(460),
    130,
    190,
  );
  // A random y is moved 55 % of the way to `endY`, so that the tangle opens
  // gradually.
  const secondY = endY * 0.55 + (MIDDLE_Y + randomOffset(520)) * 0.45;
  const second = bend(400 + randomOffset(60), secondY, 95, 110);

  if (nextRandom() > 0.2) return [limitHandle(first, second), second];
  // In one thread of five, a loop replaces the first bend, and extends from
  // there towards the middle of the box.
  const [x, y] = first.at;
  const radius = 42 + nextRandom() * 40;
  const diameter = (y > MIDDLE_Y ? -2 : 2) * radius;
  const reach = radius * 1.36 * squeeze;
  const start: Bend = { at: [x - 40, y], handle: [reach, 0] };
  const middle: Bend = { at: [x - 32, y + diameter], handle: [-reach, 0] };
  const end: Bend = {
    at: [x - 10, y + diameter * 0.05],
    handle: [reach, diameter * -0.1],
  };

  return [start, middle, limitHandle(end, second), second];
}
