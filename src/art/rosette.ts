import { element } from './element';
import { Pen, type Point } from './pen';

/** The lengths in this file are chosen by eye. */
const OUTER_RADIUS = 116;
const INNER_RADIUS = 40;

/**
 * One endless thread makes a Turk's head knot: it runs around the centre in
 * TURNS turns, and swings out and back in LOOPS loops. The two numbers have no
 * common divisor.
 */
const TURNS = 4;
const LOOPS = 9;

/** Gap on both sides of a thread on top. */
const CLEARANCE = 3.2;

const MIDDLE_RADIUS = (OUTER_RADIUS + INNER_RADIUS) / 2;
const REACH = (OUTER_RADIUS - INNER_RADIUS) / 2;

/** Loops per turn. An angle times this is the phase: 2π for each loop. */
const FREQUENCY = LOOPS / TURNS;

const LOOP_ANGLE = (2 * Math.PI) / FREQUENCY;

/** Longest part of a loop that one cubic curve draws accurately. */
const CURVE_ANGLE = LOOP_ANGLE / 8;

const radiusAt = (angle: number): number =>
  MIDDLE_RADIUS + REACH * Math.cos(FREQUENCY * angle);

/** How fast the radius grows with the angle. */
const slopeAt = (angle: number): number =>
  -REACH * FREQUENCY * Math.sin(FREQUENCY * angle);

const pointAt = (angle: number): Point => [
  radiusAt(angle) * Math.cos(angle),
  radiusAt(angle) * Math.sin(angle),
];

/** The derivative of `pointAt`. */
function tangentAt(angle: number): Point {
  const radius = radiusAt(angle);
  const slope = slopeAt(angle);

  return [
    slope * Math.cos(angle) - radius * Math.sin(angle),
    slope * Math.sin(angle) + radius * Math.cos(angle),
  ];
}

/**
 * Returns the angles at which the first loop crosses other parts of the thread.
 * They divide the loop into equal steps. The other part is a mirror image of the
 * loop there, so it is equally steep.
 */
function crossings(): number[] {
  const stepCount = 2 * TURNS;
  const steps = Array.from({ length: stepCount }, (_, step) => step);

  return (
    steps
      // At its outermost and innermost points, the thread crosses nothing.
      .filter((step) => step % TURNS !== 0)
      .map((step) => (step / stepCount) * LOOP_ANGLE)
  );
}

/**
 * Returns half the angle that a gap takes, where the thread passes under
 * itself. The flatter the crossing, the longer the gap.
 */
function halfGapAt(angle: number, strokeWidth: number): number {
  const radius = radiusAt(angle);
  const slope = slopeAt(angle);
  const crossingAngle = 2 * Math.atan2(slope, radius);

  const halfWidth = strokeWidth / 2;
  const cornerOffset = halfWidth * Math.abs(Math.cos(crossingAngle));
  const halfLength =
    (halfWidth + CLEARANCE + cornerOffset) / Math.abs(Math.sin(crossingAngle));

  return halfLength / Math.hypot(radius, slope);
}

type Piece = { start: number; end: number };

/** Returns the visible pieces of one loop, as angles. */
function visiblePieces(strokeWidth: number): Piece[] {
  const gapAngles = crossings().filter((_, index) => index % 2 === 1);
  const [firstAngle = 0] = gapAngles;
  const firstOfNextLoop = LOOP_ANGLE + firstAngle;

  return gapAngles.map((angle, index) => {
    const nextAngle = gapAngles[index + 1] ?? firstOfNextLoop;

    return {
      start: angle + halfGapAt(angle, strokeWidth),
      end: nextAngle - halfGapAt(nextAngle, strokeWidth),
    };
  });
}

function tracePiece({ start, end }: Piece): string {
  const pen = new Pen({ decimals: 1 }).move(pointAt(start));
  const curveCount = Math.ceil((end - start) / CURVE_ANGLE);
  const step = (end - start) / curveCount;

  for (let index = 0; index < curveCount; index += 1) {
    const from = start + index * step;
    const to = from + step;

    // The ends of the curve have the position and direction of the thread.
    const [fromX, fromY] = pointAt(from);
    const [fromDx, fromDy] = tangentAt(from);
    const [toX, toY] = pointAt(to);
    const [toDx, toDy] = tangentAt(to);
    const third = step / 3;

    pen.curve(
      [fromX + fromDx * third, fromY + fromDy * third],
      [toX - toDx * third, toY - toDy * third],
      [toX, toY],
    );
  }

  return pen.toString();
}

/**
 * Draws a thread that is plaited into a ring around 0, 0. It passes over and
 * under itself in turn. Gaps interrupt it where it passes under, so that any
 * background shows through.
 */
export function rosette({ strokeWidth }: { strokeWidth: number }): string {
  const path = visiblePieces(strokeWidth).map(tracePiece).join('');

  // All loops are equal, so each is the first one, rotated.
  const loops = Array.from({ length: LOOPS }, (_, index) => {
    const transform =
      index > 0 ? `rotate(${index * (360 / LOOPS)})` : undefined;

    return element('path', { d: path, transform });
  });

  return loops.join('');
}
