import { Pen, type Point } from './pen';
import { random } from './random';
import { svg } from './svg';
import { drawThreads, type Ink } from './threads';

const STEP = 22;

/** Row of a thread in the plait at each step, from 0 at the top. The next thread is two steps behind. */
const ROWS = [0, 1, 2, 2, 1, 0];

const rowOf = (thread: number, step: number): number => ROWS[(step + 4 * thread) % 6] ?? 0;

/** The divider of text pages: three threads run along the page and are plaited in the middle. */
export function divider(seed: string, ink: Ink): string {
  const steps = Array.from({ length: 8 + Math.floor(random(seed)() * 3) * 2 }, (_, step) => step);
  const from = 720 - (steps.length * STEP) / 2;
  const at = (thread: number, step: number): Point => [
    from + step * STEP,
    5 + rowOf(thread, step) * 7,
  ];
  const threads = [0, 1, 2].flatMap((thread) => {
    const pen = new Pen().move([0, at(thread, 0)[1]]).line(at(thread, 0));
    for (const step of steps) pen.glide(at(thread, step + 1));
    const path = pen.line([1440, at(thread, steps.length)[1]]).toString();
    // A thread that moves to the middle row passes over the thread that leaves this row.
    const over = steps
      .filter((step) => rowOf(thread, step + 1) === 1)
      .map((step) => new Pen().move(at(thread, step)).glide(at(thread, step + 1)));
    return [
      { colour: thread, over: false, crossing: '', path },
      { colour: thread, over: true, path: over.join('') },
    ];
  });
  const body = drawThreads(threads, ink, { width: 2.25, clearance: 1.5 });
  return svg(1440, 24, `<g stroke-width="2.25">${body}</g>`, 'xMidYMid slice');
}
