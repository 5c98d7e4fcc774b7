import type { Point } from '../pen';
import { between } from '../random';

/**
 * The box in which `tangle` computes its bends: as large as the tangle of the
 * wide loom. Other looms scale it. All lengths in this file are in its units,
 * and are chosen by eye at the width of the wide loom.
 */
export const TANGLE_BOX = { width: 600, height: 560 };
const MIDDLE_Y = TANGLE_BOX.height / 2;

/**
 * A point on a curve, and its Bézier handle. The curve arrives from `at -
 * handle` and leaves towards `at + handle`.
 */
type Bend = { at: Point; handle: Point };

/** Two bends, or four if the thread has a loop. */
type Bends = readonly [Bend, ...Bend[]];

/**
 * The random range of a bend. A spread is the whole width of a range: 140 means
 * up to 70 to either side.
 */
type BendRange = {
  x: number;
  spreadX: number;

  /** Around the middle of the box. */
  spreadY: number;

  /** Width of the handle: on average, before MAX_HANDLE limits it. */
  reach: number;

  /** Spread of the handle's height: how steep the thread may be there. */
  tilt: number;
};

/** The first bend may lie almost anywhere in the height of the box. */
const FIRST_BEND: BendRange = {
  x: 190,
  spreadX: 140,
  spreadY: 460,
  reach: 130,
  tilt: 190,
};

/** The second bend, nearer to the cloth, is shorter and less steep. */
const SECOND_BEND: BendRange = {
  x: 400,
  spreadX: 60,
  spreadY: 520,
  reach: 95,
  tilt: 110,
};

/** A handle is 0.75 to 1.25 times as wide as its reach. */
const REACH = { min: 0.75, max: 1.25 };

/**
 * The y of the second bend is moved this share of the way to the thread's place
 * in the cloth, so that the tangle opens gradually.
 */
const SHARE_OF_END = 0.55;

/**
 * Maximum width of a handle, as a share of the distance to the next bend. Half
 * of the distance leaves room for the next bend's own handle; with a wider one,
 * the thread can turn back.
 */
const MAX_HANDLE = 0.55;

/** One thread of five has a loop. */
const LOOP = {
  share: 0.2,
  minRadius: 42,
  maxRadius: 82,

  /**
   * Width of the handles, in radii. At 4/3, two handles of one curve draw about
   * half a circle; 1.36 makes it a little rounder.
   */
  handle: 1.36,

  /** Distance of the loop's start, middle and end to the left of the bend. */
  startX: 40,
  middleX: 32,
  endX: 10,

  /**
   * As shares of the diameter: the loop ends a little inside the circle, and
   * leaves pointing out of it, so that the thread visibly crosses itself.
   */
  endShift: 0.05,
  endTilt: -0.1,
};

const randomOffset = (spread: number, nextRandom: () => number): number =>
  (nextRandom() - 0.5) * spread;

/** Returns the point from which the curve arrives at a bend. */
export const controlBefore = ({ at, handle }: Bend): Point => [
  at[0] - handle[0],
  at[1] - handle[1],
];

/** Limits a bend's handle to MAX_HANDLE. */
function limitHandle({ at, handle }: Bend, next: Bend): Bend {
  const [width, height] = handle;
  const maxWidth = (next.at[0] - at[0]) * MAX_HANDLE;
  const scale = Math.min(1, maxWidth / width);

  return { at, handle: [width * scale, height * scale] };
}

/** Replaces a bend: its curve runs once around a circle before it goes on. */
function loopAt([x, y]: Point, squeeze: number, nextRandom: () => number) {
  const radius = between(LOOP.minRadius, LOOP.maxRadius, nextRandom);
  // The loop extends from the bend towards the middle of the box.
  const diameter = (y > MIDDLE_Y ? -2 : 2) * radius;
  const reach = radius * LOOP.handle * squeeze;

  const start: Bend = { at: [x - LOOP.startX, y], handle: [reach, 0] };
  const middle: Bend = {
    at: [x - LOOP.middleX, y + diameter],
    handle: [-reach, 0],
  };
  const end: Bend = {
    at: [x - LOOP.endX, y + diameter * LOOP.endShift],
    handle: [reach, diameter * LOOP.endTilt],
  };

  return { start, middle, end };
}

/**
 * Returns a thread's bends up to the cloth, where it arrives at `endY`.
 * @param squeeze the loom's y scale / x scale: keeps loops round
 */
export function tangle(
  { endY, squeeze }: { endY: number; squeeze: number },
  nextRandom: () => number,
): Bends {
  const randomX = ({ x, spreadX }: BendRange): number =>
    x + randomOffset(spreadX, nextRandom);
  const randomY = ({ spreadY }: BendRange): number =>
    MIDDLE_Y + randomOffset(spreadY, nextRandom);
  const randomHandle = ({ reach, tilt }: BendRange): Point => [
    reach * between(REACH.min, REACH.max, nextRandom),
    randomOffset(tilt, nextRandom),
  ];

  const first: Bend = {
    at: [randomX(FIRST_BEND), randomY(FIRST_BEND)],
    handle: randomHandle(FIRST_BEND),
  };

  const secondY =
    endY * SHARE_OF_END + randomY(SECOND_BEND) * (1 - SHARE_OF_END);
  const second: Bend = {
    at: [randomX(SECOND_BEND), secondY],
    handle: randomHandle(SECOND_BEND),
  };

  const hasLoop = nextRandom() <= LOOP.share;

  if (!hasLoop) return [limitHandle(first, second), second];

  const { start, middle, end } = loopAt(first.at, squeeze, nextRandom);

  return [start, middle, limitHandle(end, second), second];
}
