import { Pen, type Point } from './pen';
import { svg } from './svg';
import { drawThreads, type Ink } from './threads';

const THREADS = 9;
const PITCH = 5;
/** y coordinate of the band's centre line before and after the loop. */
const BAND_Y = 146;
/** Number of Bézier curves in the loop. The first half leads to its top. */
const CURVES = 8;

/**
 * Returns a point of the loop: the centre line runs once around an ellipse while it moves to the right.
 * @param progress from 0 at the start of the loop to 1 at its end
 * @param offset distance of the thread from the band's centre line
 */
function loopAt(progress: number, offset: number): Point {
  const angle = progress * 2 * Math.PI;
  const [x, y] = [303 + 18 * angle + 76 * Math.sin(angle), BAND_Y - 55 * (1 - Math.cos(angle))];
  const [tangentX, tangentY] = [18 + 76 * Math.cos(angle), -55 * Math.sin(angle)];
  const length = Math.hypot(tangentX, tangentY);
  // The offset is at a right angle to the tangent.
  return [x - (tangentY / length) * offset, y + (tangentX / length) * offset];
}

/** Returns a thread as two paths that meet at the top of the loop. */
function halvesAt(offset: number): [string, string] {
  const pointAt = (position: number): Point => loopAt(position / CURVES, offset);
  // The control points of a Bézier curve are a third of the tangent away from its ends.
  const controlPoint = (position: number, direction: 1 | -1): Point => {
    const [x, y] = pointAt(position);
    const [before, after] = [pointAt(position - 0.01), pointAt(position + 0.01)];
    const scale = direction / 0.02 / 3;
    return [x + (after[0] - before[0]) * scale, y + (after[1] - before[1]) * scale];
  };
  const first = new Pen(1).move([0, BAND_Y + offset]).line(pointAt(0));
  const second = new Pen(1).move(pointAt(CURVES / 2));
  for (let start = 0; start < CURVES; start += 1) {
    const pen = start < CURVES / 2 ? first : second;
    pen.curve(controlPoint(start, 1), controlPoint(start + 1, -1), pointAt(start + 1));
  }
  return [first.toString(), second.line([720, BAND_Y + offset]).toString()];
}

/** The drawing of the thanks alert: a band with a loop that passes over itself. */
export function thanks(ink: Ink): string {
  const threads = Array.from({ length: THREADS }, (_, index) =>
    halvesAt((index - (THREADS - 1) / 2) * PITCH).map((path, half) => ({
      colour: Math.floor(index / 3),
      isOnTop: half === 1,
      outline: half === 1 ? path : '',
      path,
    })),
  );
  const body = drawThreads(threads.flat(), ink, { width: 2.25, clearance: 1.45 });
  return svg(720, 180, `<g stroke-width="2.25">${body}</g>`, 'xMidYMid slice');
}
