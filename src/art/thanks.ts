import { Pen, type Point } from './pen';
import { drawThreads, type Ink, svg } from './svg';

const THREAD_COUNT = 9; // the numbers in this file are chosen by eye
const THREAD = { width: 2.25, clearance: 1.45 };
const PITCH = 5;
const [WIDTH, BAND_Y] = [720, 146];

/**
 * The band runs once around an ellipse, which moves to the right by `shift` for
 * each radian.
 */
const LOOP = { startX: 303, radiusX: 76, radiusY: 55, shift: 18 };

/**
 * Number of Bézier curves in the loop. The first half of them leads to its top.
 */
const CURVE_COUNT = 8;

/**
 * Returns a point of a thread's loop. @param position number of curves before
 * it @param offset from the middle of the band
 */
function loopAt(position: number, offset: number): Point {
  const angle = (position / CURVE_COUNT) * 2 * Math.PI;
  const x = LOOP.startX + LOOP.shift * angle + LOOP.radiusX * Math.sin(angle);
  const y = BAND_Y - LOOP.radiusY * (1 - Math.cos(angle));
  const tangentX = LOOP.shift + LOOP.radiusX * Math.cos(angle);
  const tangentY = -LOOP.radiusY * Math.sin(angle);
  const length = Math.hypot(tangentX, tangentY);

  return [x - (tangentY / length) * offset, y + (tangentX / length) * offset];
}

function threadHalves(offset: number): [string, string] {
  // A control point is a third of the tangent away from the end of its curve.
  // Two points nearby give the tangent.
  const controlPoint = (position: number, direction: 1 | -1): Point => {
    const [x, y] = loopAt(position, offset);
    const delta = 0.01;
    const [before, after] = [
      loopAt(position - delta, offset),
      loopAt(position + delta, offset),
    ];
    const scale = direction / (2 * delta) / 3;

    return [
      x + (after[0] - before[0]) * scale,
      y + (after[1] - before[1]) * scale,
    ];
  };

  const firstHalf = new Pen({ decimals: 1 })
    .move([0, BAND_Y + offset])
    .line(loopAt(0, offset));
  const secondHalf = new Pen({ decimals: 1 }).move(
    loopAt(CURVE_COUNT / 2, offset),
  );

  for (let start = 0; start < CURVE_COUNT; start += 1) {
    const pen = start < CURVE_COUNT / 2 ? firstHalf : secondHalf;

    pen.curve(
      controlPoint(start, 1),
      controlPoint(start + 1, -1),
      loopAt(start + 1, offset),
    );
  }

  return [
    firstHalf.toString(),
    secondHalf.line([WIDTH, BAND_Y + offset]).toString(),
  ];
}

/**
 * The drawing of the thanks alert: a band with a loop that passes over itself.
 */
export function thanks(ink: Ink): string {
  const threads = Array.from({ length: THREAD_COUNT }, (_, index) =>
    threadHalves((index - (THREAD_COUNT - 1) / 2) * PITCH).map((path, half) => {
      const isOnTop = half === 1;

      return {
        colour: Math.floor(index / 3),
        isOnTop,
        outline: isOnTop ? path : '',
        path,
      };
    }),
  );
  const body = drawThreads(threads.flat(), ink, THREAD);

  return svg(
    WIDTH,
    180,
    `<g stroke-width="${THREAD.width}">${body}</g>`,
    'xMidYMid slice',
  );
}
