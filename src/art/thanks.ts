import { Pen, type Point } from './pen';
import { svg } from './svg';
import { drawThreads, type Ink } from './threads';

const THREAD_COUNT = 9;
const THREAD_WIDTH = 2.25;
const PITCH = 5;
/** y coordinate of the band's centre line before and after the loop. */
const BAND_Y = 146;
/** The ellipse of the loop. `shift` is how far it moves to the right for each radian. */
const LOOP = { startX: 303, radiusX: 76, radiusY: 55, shift: 18 };
/** Number of Bézier curves in the loop. The first half leads to its top. */
const CURVES = 8;

/**
 * Returns a point of the loop: the centre line runs once around an ellipse while it moves to the right.
 * @param progress from 0 at the start of the loop to 1 at its end
 * @param offset distance of the thread from the band's centre line
 */
function loopAt(progress: number, offset: number): Point {
  const angle = progress * 2 * Math.PI;
  const x = LOOP.startX + LOOP.shift * angle + LOOP.radiusX * Math.sin(angle);
  const y = BAND_Y - LOOP.radiusY * (1 - Math.cos(angle));
  // The tangent is the derivative of x and y by the angle.
  const tangentX = LOOP.shift + LOOP.radiusX * Math.cos(angle);
  const tangentY = -LOOP.radiusY * Math.sin(angle);
  const length = Math.hypot(tangentX, tangentY);
  // The offset is at a right angle to the tangent.
  return [x - (tangentY / length) * offset, y + (tangentX / length) * offset];
}

/** Returns a thread as two paths that meet at the top of the loop. */
function halvesAt(offset: number): [string, string] {
  // A position counts curves: it is 0 at the start of the loop and CURVES at its end.
  const pointAt = (position: number): Point => loopAt(position / CURVES, offset);
  // A control point is a third of the tangent away from the end of its curve. Two points nearby give the tangent.
  const controlPoint = (position: number, direction: 1 | -1): Point => {
    const [x, y] = pointAt(position);
    const delta = 0.01;
    const [before, after] = [pointAt(position - delta), pointAt(position + delta)];
    const scale = direction / (2 * delta) / 3;
    return [x + (after[0] - before[0]) * scale, y + (after[1] - before[1]) * scale];
  };
  const firstHalf = new Pen(1).move([0, BAND_Y + offset]).line(pointAt(0));
  const secondHalf = new Pen(1).move(pointAt(CURVES / 2));
  for (let start = 0; start < CURVES; start += 1) {
    const pen = start < CURVES / 2 ? firstHalf : secondHalf;
    pen.curve(controlPoint(start, 1), controlPoint(start + 1, -1), pointAt(start + 1));
  }
  return [firstHalf.toString(), secondHalf.line([720, BAND_Y + offset]).toString()];
}

/** The drawing of the thanks alert: a band with a loop that passes over itself. */
export function thanks(ink: Ink): string {
  const threads = Array.from({ length: THREAD_COUNT }, (_, index) =>
    halvesAt((index - (THREAD_COUNT - 1) / 2) * PITCH).map((path, half) => ({
      colour: Math.floor(index / 3),
      isOnTop: half === 1,
      outline: half === 1 ? path : '',
      path,
    })),
  );
  const body = drawThreads(threads.flat(), ink, { width: THREAD_WIDTH, clearance: 1.45 });
  return svg(720, 180, `<g stroke-width="${THREAD_WIDTH}">${body}</g>`, 'xMidYMid slice');
}
