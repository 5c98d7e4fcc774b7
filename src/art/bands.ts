import { Pen, type Point } from './pen';
import { random, shuffled } from './random';
import { drawThreads, type Ink, placeInBand, svg } from './svg';

const THREAD_COUNT = 9;

/**
 * Widths of viewBox and threads in `footerBand` and `divider`. The numbers in
 * this file are chosen by eye.
 */
const [PAGE_WIDTH, THIN_THREAD] = [1440, 2.25];

/**
 * The footer's band, as wide as the page: nine threads enter mixed and leave
 * sorted by colour.
 */
export function footerBand(seed: string, ink: Ink): string {
  const nextRandom = random(seed);
  const yOf = (place: number): number => (place + 0.5) * 8;
  const threads = Array.from({ length: THREAD_COUNT }, (_, index) => {
    const [startY, endY] = [yOf(index), yOf(placeInBand(index, THREAD_COUNT))];
    const bendX = 560 + nextRandom() * 40;
    const pen = new Pen().move([0, startY]).line([bendX, startY]);

    pen
      .glide([bendX + 130 + Math.abs(endY - startY), endY])
      .line([PAGE_WIDTH, endY]);

    return {
      colour: index % 3,
      isOnTop: index % 2 === 1,
      path: pen.toString(),
    };
  });
  // The threads keep their width when the SVG is stretched to the width of the
  // page.
  const attributes = ' vector-effect="non-scaling-stroke"';
  const body = drawThreads(threads, ink, {
    width: THIN_THREAD,
    clearance: 1.2,
    attributes,
  });

  return svg(
    PAGE_WIDTH,
    THREAD_COUNT * 8,
    `<g stroke-width="${THIN_THREAD}">${body}</g>`,
    'none',
  );
}

const STEP_WIDTH = 22;

/**
 * The row (0 is the top) of the first thread at six steps, which repeat. The
 * second is two steps behind, the third four.
 */
const ROWS = [0, 1, 2, 2, 1, 0];
const rowOf = (thread: number, step: number): number =>
  ROWS[(step - 2 * thread + 6) % 6] ?? 0;

/**
 * The divider of text pages: three threads run across the page and are plaited
 * in the middle in 8, 10 or 12 steps.
 */
export function divider(seed: string, ink: Ink): string {
  const stepCount = 8 + Math.floor(random(seed)() * 3) * 2;
  const steps = [...Array(stepCount).keys()];
  const left = (PAGE_WIDTH - stepCount * STEP_WIDTH) / 2;
  const pointAt = (thread: number, step: number): Point => [
    left + step * STEP_WIDTH,
    5 + rowOf(thread, step) * 7,
  ];
  const threads = [0, 1, 2].flatMap((thread) => {
    const start = pointAt(thread, 0);
    const pen = new Pen().move([0, start[1]]).line(start);

    for (const step of steps) pen.glide(pointAt(thread, step + 1));
    const path = pen
      .line([PAGE_WIDTH, pointAt(thread, stepCount)[1]])
      .toString();
    // A thread that moves to the middle row passes over the thread that leaves
    // this row.
    const topParts = steps
      .filter((step) => rowOf(thread, step + 1) === 1)
      .map((step) =>
        new Pen().move(pointAt(thread, step)).glide(pointAt(thread, step + 1)),
      );

    return [
      { colour: thread, isOnTop: false, outline: '', path },
      { colour: thread, isOnTop: true, path: topParts.join('') },
    ];
  });
  const body = drawThreads(threads, ink, {
    width: THIN_THREAD,
    clearance: 1.5,
  });

  return svg(
    PAGE_WIDTH,
    24,
    `<g stroke-width="${THIN_THREAD}">${body}</g>`,
    'xMidYMid slice',
  );
}

function contactDrawing(seed: string, ink: Ink, isWhole: boolean): string {
  const nextRandom = random(seed);
  const threads = shuffled([...Array(THREAD_COUNT).keys()], nextRandom).map(
    (place, index) => {
      const startY = 14 + place * 24;
      const bendY = 20 + nextRandom() * 200;
      const bandY =
        120 + (placeInBand(index, THREAD_COUNT) - (THREAD_COUNT - 1) / 2) * 9;
      // `contactBandEnds` takes these random numbers without drawing
      // `gathering`, so its threads end where `contactBand`'s do.
      const gathering = new Pen()
        .move([-8, startY])
        .curve(
          [60, startY + (nextRandom() - 0.5) * 60],
          [70 + nextRandom() * 30, bendY],
          [170 + nextRandom() * 30, bendY],
        )
        .smooth([300, bandY], [400, bandY]);
      const outline = isWhole ? gathering.toString() : '';
      const pen = isWhole ? gathering : new Pen().move([400, bandY]);
      const path = pen.line([640 + nextRandom() * 72, bandY]).toString();

      return {
        colour: index % 3,
        isOnTop: isWhole && index % 2 === 1,
        outline,
        path,
      };
    },
  );
  const body = drawThreads(threads, ink, { width: 3.5, clearance: 2.2 });

  return svg(
    720,
    240,
    `<g stroke-width="3.5" stroke-linecap="round">${body}</g>`,
    'xMaxYMid meet',
  );
}

/**
 * Contact's band, gathered from nine threads. In wide windows,
 * ContactPanel.module.css clips it to the dark panel.
 */
export const contactBand = (seed: string, ink: Ink): string =>
  contactDrawing(seed, ink, true);

/**
 * Only the right ends of the threads that `contactBand` draws with the same
 * seed, for the page beside the dark panel.
 */
export const contactBandEnds = (seed: string, ink: Ink): string =>
  contactDrawing(seed, ink, false);
