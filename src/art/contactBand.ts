import { colourOf, type Ink } from './ink';
import { Pen } from './pen';
import { random, shuffled } from './random';
import { svg } from './svg';
import { drawThreads } from './threads';

const THREADS = 9;
const PITCH = 9;

/** The contact panel's band: nine loose threads gather, and run on to the right, each as far as it likes. */
export function contactBand(seed: string, ink: Ink): string {
  const next = random(seed);
  const starts = shuffled(
    Array.from({ length: THREADS }, (_, index) => 14 + index * 24),
    next,
  );
  const threads = starts.map((start, index) => {
    const place = (index % 3) * 3 + Math.floor(index / 3);
    const y = 120 + (place - (THREADS - 1) / 2) * PITCH;
    const bend = 20 + next() * 200;
    const pen = new Pen()
      .move([-8, start])
      .curve([60, start + (next() - 0.5) * 60], [70 + next() * 30, bend], [170 + next() * 30, bend])
      .smooth([300, y], [400, y]);
    const crossing = pen.toString();
    // Behind the gathering nothing crosses, and the ground changes from the panel's to the page's.
    return {
      colour: colourOf(index),
      layer: index % 2,
      crossing,
      path: pen.line([640 + next() * 72, y]).toString(),
    };
  });
  const body = drawThreads(threads, ink, { width: 3.5, clearance: 2.2 });
  return svg(720, 240, `<g stroke-width="3.5" stroke-linecap="round">${body}</g>`, {
    fit: 'xMaxYMid meet',
  });
}
