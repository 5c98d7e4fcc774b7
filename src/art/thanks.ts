import { Pen, type Point } from './pen';
import { svg } from './svg';
import { drawThreads, type Ink } from './threads';

const THREADS = 9;
const PITCH = 5;
const PIECES = 8;
const TOP = PIECES / 2;

/**
 * Returns a point of the loop.
 * @param turn from 0 at the start of the loop to 1 at its end
 * @param distance of the thread from the band's centre line
 */
function loopAt(turn: number, distance: number): Point {
  const angle = turn * 2 * Math.PI;
  const [dx, dy] = [18 + 76 * Math.cos(angle), -55 * Math.sin(angle)];
  const [x, y] = [303 + 18 * angle + 76 * Math.sin(angle), 146 - 55 * (1 - Math.cos(angle))];
  const length = Math.hypot(dx, dy);
  return [x - (dy / length) * distance, y + (dx / length) * distance];
}

/** Returns a thread as two paths that meet at the top of the loop. */
function halvesAt(distance: number): [string, string] {
  const at = (piece: number): Point => loopAt(piece / PIECES, distance);
  const handle = (piece: number, reach: 1 | -1): Point => {
    const [here, before, after] = [at(piece), at(piece - 0.01), at(piece + 0.01)];
    const pull = (reach * 50) / 3;
    return [here[0] + (after[0] - before[0]) * pull, here[1] + (after[1] - before[1]) * pull];
  };
  const [first, second] = [
    new Pen(1).move([0, 146 + distance]).line(at(0)),
    new Pen(1).move(at(TOP)),
  ];
  for (let piece = 0; piece < PIECES; piece += 1)
    (piece < TOP ? first : second).curve(handle(piece, 1), handle(piece + 1, -1), at(piece + 1));
  return [first.toString(), second.line([720, 146 + distance]).toString()];
}

/** The drawing of the thanks: the band with one loop that passes over itself. */
export function thanks(ink: Ink): string {
  const threads = Array.from({ length: THREADS }, (_, index) =>
    halvesAt((index - (THREADS - 1) / 2) * PITCH).map((path, half) => ({
      colour: Math.floor(index / 3),
      over: half === 1,
      crossing: half === 1 ? path : '',
      path,
    })),
  );
  const body = drawThreads(threads.flat(), ink, { width: 2.25, clearance: 1.45 });
  return svg(720, 180, `<g stroke-width="2.25">${body}</g>`, 'xMidYMid slice');
}
