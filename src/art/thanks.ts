import { drawThreads } from './drawThreads';
import { element } from './element';
import type { Ink } from './ink';
import { Pen, type Point } from './pen';
import { svg } from './svg';

/** The lengths in this file are chosen by eye. */
const WIDTH = 720;
const HEIGHT = 180;
const BAND_Y = 146;
const THREAD_COUNT = 9;
const PITCH = 5;
const THREAD = { width: 2.25, clearance: 1.45 };

/**
 * The band runs once around an ellipse, which moves to the right by `shift` for
 * each radian.
 */
const LOOP = { startX: 303, radiusX: 76, radiusY: 55, shift: 18 };

/** Number of Bézier curves in the loop. */
const CURVE_COUNT = 8;

/** Number of the curves that lead to the top of the loop. */
const CURVES_TO_TOP = CURVE_COUNT / 2;

/**
 * Part of a curve by which the two halves of a thread overlap. Without it,
 * browsers show a hairline between them.
 */
const OVERLAP = 0.02;

/**
 * Returns a point of a thread's loop.
 * @param position number of curves before the point; may be a fraction
 * @param offset distance of the thread from the middle of the band
 */
function loopAt(position: number, offset: number): Point {
  const angle = (position / CURVE_COUNT) * 2 * Math.PI;

  // The point in the middle of the band.
  const x = LOOP.startX + LOOP.shift * angle + LOOP.radiusX * Math.sin(angle);
  const y = BAND_Y - LOOP.radiusY * (1 - Math.cos(angle));

  // Its derivative, which points along the band.
  const tangentX = LOOP.shift + LOOP.radiusX * Math.cos(angle);
  const tangentY = -LOOP.radiusY * Math.sin(angle);
  const length = Math.hypot(tangentX, tangentY);

  // The tangent turned by 90° points across the band.
  return [x - (tangentY / length) * offset, y + (tangentX / length) * offset];
}

/**
 * Returns the control point after (1) or before (-1) a point of the loop. For a
 * Bézier curve, it is a third of the derivative away. The derivative is
 * estimated from two points nearby.
 */
function controlPoint(
  position: number,
  offset: number,
  direction: 1 | -1,
): Point {
  const delta = 0.01;
  const [x, y] = loopAt(position, offset);
  const [xBefore, yBefore] = loopAt(position - delta, offset);
  const [xAfter, yAfter] = loopAt(position + delta, offset);
  const scale = direction / (2 * delta) / 3;

  return [x + (xAfter - xBefore) * scale, y + (yAfter - yBefore) * scale];
}

function drawCurves(pen: Pen, from: number, to: number, offset: number): Pen {
  for (let start = from; start < to; start += 1) {
    const end = start + 1;

    pen.curve(
      controlPoint(start, offset, 1),
      controlPoint(end, offset, -1),
      loopAt(end, offset),
    );
  }

  return pen;
}

function pathToTop(offset: number): string {
  const pen = new Pen({ decimals: 1 })
    .move([0, BAND_Y + offset])
    .line(loopAt(0, offset));

  return drawCurves(pen, 0, CURVES_TO_TOP, offset).toString();
}

function pathFromTop(offset: number, overlap = 0): string {
  const pen = new Pen({ decimals: 1 }).move(
    loopAt(CURVES_TO_TOP - overlap, offset),
  );

  if (overlap > 0) pen.line(loopAt(CURVES_TO_TOP, offset));

  return drawCurves(pen, CURVES_TO_TOP, CURVE_COUNT, offset)
    .line([WIDTH, BAND_Y + offset])
    .toString();
}

/**
 * The drawing of the thanks alert: a band with a loop that passes over itself.
 */
export function thanks(ink: Ink): string {
  const indices = [...Array(THREAD_COUNT).keys()];

  const threads = indices.flatMap((index) => {
    const colour = Math.floor(index / 3);
    const offset = (index - (THREAD_COUNT - 1) / 2) * PITCH;

    const firstHalf = {
      colour,
      isOnTop: false,
      outline: '',
      path: pathToTop(offset),
    };
    const secondHalf = {
      colour,
      isOnTop: true,
      // No overlap, or the outline would cover the end of the first half.
      outline: pathFromTop(offset),
      path: pathFromTop(offset, OVERLAP),
    };

    return [firstHalf, secondHalf];
  });
  const body = drawThreads(threads, ink, {
    ...THREAD,
    // Alert.module.css animates paths of this length.
    attributes: { pathLength: '1' },
  });
  const frame = {
    width: WIDTH,
    height: HEIGHT,
    preserveAspectRatio: 'xMidYMid slice',
  };

  return svg(frame, element('g', { 'stroke-width': THREAD.width }, body));
}
