import { drawThreads } from './drawThreads';
import { element } from './element';
import type { Ink } from './ink';
import { Pen, type Point } from './pen';
import { random, shuffled } from './random';
import { svg } from './svg';

/** The lengths in this file are chosen by eye. */
const WIDTH = 1440;
const HEIGHT = 24;
const THREAD = { width: 2.25, clearance: 1.5 };

const STEP_WIDTH = 22;
const TOP_ROW_Y = 5;
const ROW_HEIGHT = 7;

/** The plait has one of these numbers of steps. The seed chooses it. */
const STEP_COUNTS = [8, 10, 12];

const MIDDLE_ROW = 1;

/**
 * The row (0 is the top) of the first thread at six steps, which repeat. The
 * second is two steps behind, the third four.
 */
const ROWS = [0, 1, 2, 2, 1, 0];

function rowOf(thread: number, step: number): number {
  // `+ ROWS.length` keeps the index of the first steps from being negative.
  const index = (step - 2 * thread + ROWS.length) % ROWS.length;

  return ROWS[index] ?? 0;
}

type Plait = { left: number; stepCount: number };

const pointAt = (thread: number, step: number, { left }: Plait): Point => [
  left + step * STEP_WIDTH,
  TOP_ROW_Y + rowOf(thread, step) * ROW_HEIGHT,
];

function threadPath(thread: number, plait: Plait): string {
  const start = pointAt(thread, 0, plait);
  const [, startY] = start;
  const [, endY] = pointAt(thread, plait.stepCount, plait);
  const pen = new Pen().move([0, startY]).line(start);

  for (let step = 1; step <= plait.stepCount; step += 1)
    pen.glide(pointAt(thread, step, plait));

  return pen.line([WIDTH, endY]).toString();
}

/**
 * Returns the parts of a thread that lie on top: when it moves to the middle
 * row, it passes over the thread that leaves this row.
 */
function pathOnTop(thread: number, plait: Plait): string {
  const parts: string[] = [];

  for (let step = 1; step <= plait.stepCount; step += 1)
    if (rowOf(thread, step) === MIDDLE_ROW) {
      const from = pointAt(thread, step - 1, plait);
      const to = pointAt(thread, step, plait);

      parts.push(new Pen().move(from).glide(to).toString());
    }

  return parts.join('');
}

/**
 * The divider of text pages: three threads run across the page and are plaited
 * in the middle in 8, 10 or 12 steps.
 */
export function divider(seed: string, ink: Ink): string {
  const [stepCount = 0] = shuffled(STEP_COUNTS, random(seed));
  const left = (WIDTH - stepCount * STEP_WIDTH) / 2;
  const plait = { left, stepCount };

  const threads = [0, 1, 2].flatMap((colour) => [
    {
      colour,
      isOnTop: false,
      outline: '',
      path: threadPath(colour, plait),
    },
    { colour, isOnTop: true, path: pathOnTop(colour, plait) },
  ]);
  const body = drawThreads(threads, ink, THREAD);
  const frame = {
    width: WIDTH,
    height: HEIGHT,
    preserveAspectRatio: 'xMidYMid slice',
  };

  return svg(frame, element('g', { 'stroke-width': THREAD.width }, body));
}
