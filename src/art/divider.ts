import { Pen, type Point } from './pen';
import { random } from './random';
import { svg } from './svg';
import { drawThreads, type Ink } from './threads';

const WIDTH = 1440;
const THREAD_WIDTH = 2.25;
const STEP_WIDTH = 22;
const [TOP, ROW_HEIGHT] = [5, 7];
/** Row of the first thread at each step of the plait, from 0 at the top. Each further thread is two steps behind. */
const ROWS = [0, 1, 2, 2, 1, 0];

const rowOf = (thread: number, step: number): number => ROWS[(step - 2 * thread + 6) % 6] ?? 0;

/** The divider of text pages: three threads run along the page and are plaited in the middle in 8, 10 or 12 steps. */
export function divider(seed: string, ink: Ink): string {
  const stepCount = 8 + Math.floor(random(seed)() * 3) * 2;
  const steps = [...Array(stepCount).keys()];
  const left = (WIDTH - stepCount * STEP_WIDTH) / 2;
  const pointAt = (thread: number, step: number): Point => [
    left + step * STEP_WIDTH,
    TOP + rowOf(thread, step) * ROW_HEIGHT,
  ];
  const threads = [0, 1, 2].flatMap((thread) => {
    const start = pointAt(thread, 0);
    const pen = new Pen().move([0, start[1]]).line(start);
    for (const step of steps) pen.glide(pointAt(thread, step + 1));
    const path = pen.line([WIDTH, pointAt(thread, stepCount)[1]]).toString();
    // A thread that moves to the middle row passes over the thread that leaves this row.
    const topParts = steps
      .filter((step) => rowOf(thread, step + 1) === 1)
      .map((step) => new Pen().move(pointAt(thread, step)).glide(pointAt(thread, step + 1)));
    return [
      { colour: thread, isOnTop: false, outline: '', path },
      { colour: thread, isOnTop: true, path: topParts.join('') },
    ];
  });
  const body = drawThreads(threads, ink, { width: THREAD_WIDTH, clearance: 1.5 });
  return svg(WIDTH, 24, `<g stroke-width="${THREAD_WIDTH}">${body}</g>`, 'xMidYMid slice');
}
