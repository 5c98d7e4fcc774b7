import { Pen, type Point } from './pen';
import { svg } from './svg';
import type { Ink } from './threads';

const THREADS = 9;
const PITCH = 5;
const PIECES = 8;

/** Where the thread at this distance from the band's middle loops: from 0, where the loop begins, to one whole turn. */
function loopAt(turn: number, distance: number): Point {
  const angle = turn * 2 * Math.PI;
  const [dx, dy] = [18 + 76 * Math.cos(angle), -55 * Math.sin(angle)];
  const [x, y] = [303 + 18 * angle + 76 * Math.sin(angle), 146 - 55 * (1 - Math.cos(angle))];
  const length = Math.hypot(dx, dy);
  return [x - (dy / length) * distance, y + (dx / length) * distance];
}

function threadAt(distance: number): string {
  const pen = new Pen(1);
  const at = (piece: number): Point => loopAt(piece / PIECES, distance);
  const handle = (piece: number, reach: 1 | -1): Point => {
    const [here, before, after] = [at(piece), at(piece - 0.01), at(piece + 0.01)];
    const pull = (reach * 50) / 3;
    return [here[0] + (after[0] - before[0]) * pull, here[1] + (after[1] - before[1]) * pull];
  };
  pen.move([0, 146 + distance]).line(at(0));
  for (let piece = 0; piece < PIECES; piece += 1)
    pen.curve(handle(piece, 1), handle(piece + 1, -1), at(piece + 1));
  return pen.line([720, 146 + distance]).toString();
}

/** The thank-you: the band, tied into one loop. Every thread counts as 1 long, so that styles can draw them all at once. */
export function thanks(ink: Ink): string {
  const threads = Array.from({ length: THREADS }, (_, index) => {
    const path = threadAt((index - (THREADS - 1) / 2) * PITCH);
    return `<path d="${path}" pathLength="1" stroke="${ink.threads[Math.floor(index / 3)]}"/>`;
  });
  return svg(720, 180, `<g stroke-width="2.25">${threads.join('')}</g>`, 'xMidYMid slice');
}
