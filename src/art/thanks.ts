import { Pen, type Point } from './pen';
import { drawThreads, type Ink, svg } from './svg';

const THREAD_COUNT = 9;
const THREAD_WIDTH = 2.25;
const PITCH = 5;
const BAND_Y = 146;
/** The ellipse of the loop. `shift` is how far it moves to the right for each radian. */
const LOOP = { startX: 303, radiusX: 76, radiusY: 55, shift: 18 };
/** Number of Bézier curves in the loop. The first half leads to its top. */
const CURVES = 8;

/** Returns a point of the loop: the band runs once around an ellipse while it moves right. @param position in curves */
function loopAt(position: number, offset: number): Point {
  const angle = (position / CURVES) * 2 * Math.PI;
  const x = LOOP.startX + LOOP.shift * angle + LOOP.radiusX * Math.sin(angle);
  const y = BAND_Y - LOOP.radiusY * (1 - Math.cos(angle));
  const tangentX = LOOP.shift + LOOP.radiusX * Math.cos(angle);
  const tangentY = -LOOP.radiusY * Math.sin(angle);
  const length = Math.hypot(tangentX, tangentY);
  return [x - (tangentY / length) * offset, y + (tangentX / length) * offset];
}

function halvesAt(offset: number): [string, string] {
  // A control point is a third of the tangent away from the end of its curve. Two points nearby give the tangent.
  const controlPoint = (position: number, direction: 1 | -1): Point => {
    const [x, y] = loopAt(position, offset);
    const delta = 0.01;
    const [before, after] = [loopAt(position - delta, offset), loopAt(position + delta, offset)];
    const scale = direction / (2 * delta) / 3;
    return [x + (after[0] - before[0]) * scale, y + (after[1] - before[1]) * scale];
  };
  const firstHalf = new Pen(1).move([0, BAND_Y + offset]).line(loopAt(0, offset));
  const secondHalf = new Pen(1).move(loopAt(CURVES / 2, offset));
  for (let start = 0; start < CURVES; start += 1) {
    const pen = start < CURVES / 2 ? firstHalf : secondHalf;
    pen.curve(controlPoint(start, 1), controlPoint(start + 1, -1), loopAt(start + 1, offset));
  }
  return [firstHalf.toString(), secondHalf.line([720, BAND_Y + offset]).toString()];
}

/** The drawing of the thanks alert: a band with a loop that passes over itself. */
export function thanks(ink: Ink): string {
  const threads = Array.from({ length: THREAD_COUNT }, (_, index) =>
    halvesAt((index - (THREAD_COUNT - 1) / 2) * PITCH).map((path, half) => {
      const isOnTop = half === 1;
      return { colour: Math.floor(index / 3), isOnTop, outline: isOnTop ? path : '', path };
    }),
  );
  const body = drawThreads(threads.flat(), ink, { width: THREAD_WIDTH, clearance: 1.45 });
  return svg(720, 180, `<g stroke-width="${THREAD_WIDTH}">${body}</g>`, 'xMidYMid slice');
}
