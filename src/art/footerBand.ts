import { drawThreads } from './drawThreads';
import { element } from './element';
import type { Ink } from './ink';
import { Pen } from './pen';
import { placeInBand } from './placeInBand';
import { between, random } from './random';
import { svg } from './svg';

const WIDTH = 1440;

/**
 * How far the threads stick out on both sides. Footer.module.css shifts the
 * drawing by less than this.
 */
const OVERHANG = 480;

const THREAD_COUNT = 9;

/** Distance between neighbouring threads. The lengths are chosen by eye. */
const PITCH = 8;
const THREAD = { width: 2.25, clearance: 1.2 };

/** Every thread starts to bend at a random x between these two. */
const BEND = { minX: 560, maxX: 600 };

/** Width of the bend of a thread that stays at its height. */
const BEND_WIDTH = 130;

const yOf = (place: number): number => (place + 0.5) * PITCH;

function threadPath(index: number, bendX: number): string {
  const startY = yOf(index);
  const endY = yOf(placeInBand(index, THREAD_COUNT));
  // The further a thread goes up or down, the wider is its bend, so that all
  // bends are about equally steep.
  const bendWidth = BEND_WIDTH + Math.abs(endY - startY);

  return new Pen()
    .move([-OVERHANG, startY])
    .line([bendX, startY])
    .glide([bendX + bendWidth, endY])
    .line([WIDTH + OVERHANG, endY])
    .toString();
}

/**
 * The footer's band, as wide as the page: nine threads enter mixed and leave
 * sorted by colour.
 */
export function footerBand(seed: string, ink: Ink): string {
  const nextRandom = random(seed);

  const threads = Array.from({ length: THREAD_COUNT }, (_, index) => {
    const bendX = between(BEND.minX, BEND.maxX, nextRandom);

    return {
      colour: index % 3,
      isOnTop: index % 2 === 1,
      path: threadPath(index, bendX),
    };
  });
  const body = drawThreads(threads, ink, {
    ...THREAD,
    // The threads keep their width when the SVG is stretched to the width of
    // the page.
    attributes: { 'vector-effect': 'non-scaling-stroke' },
  });
  const frame = {
    width: WIDTH,
    height: THREAD_COUNT * PITCH,
    preserveAspectRatio: 'none',
  };

  return svg(frame, element('g', { 'stroke-width': THREAD.width }, body));
}
