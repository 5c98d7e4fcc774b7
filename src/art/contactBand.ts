import { DRAWS_ITSELF, drawThreads } from './drawThreads';
import { element } from './element';
import type { Ink } from './ink';
import { Pen } from './pen';
import { bandYOf } from './placeInBand';
import { between, random, shuffled } from './random';
import { svg } from './svg';

/** The lengths in this file are chosen by eye. */
const WIDTH = 720;
const HEIGHT = 240;
const THREAD_COUNT = 9;
const THREAD = { width: 3.5, clearance: 2.2 };

/**
 * The threads start left of the left edge, one below the other. `top` is the y
 * of the first, and `pitch` the distance to the next.
 */
const START = { x: -8, top: 14, pitch: 24 };

/**
 * The Bézier handle at a thread's start ends at `x`, at a random y within half
 * of `spreadY` above or below the start.
 */
const START_HANDLE = { x: 60, spreadY: 60 };

/**
 * Each thread bends at a random point, which it passes horizontally. The Bézier
 * handle before this point starts at a random x from `minHandleX` to
 * `maxHandleX`.
 */
const BEND = {
  minX: 170,
  maxX: 200,
  minHandleX: 70,
  maxHandleX: 100,
  minY: 20,
  maxY: 220,
};

/**
 * From `left` on, the threads run side by side; the Bézier handle before it
 * starts at `handleX`. Each thread ends at a random x from `minRight` to
 * `maxRight`. `pitch` is the distance between neighbouring threads.
 */
const BAND = {
  handleX: 300,
  left: 400,
  minRight: 640,
  maxRight: 712,
  pitch: 9,
};

const yInBand = (index: number): number =>
  bandYOf(index, {
    threadCount: THREAD_COUNT,
    middle: HEIGHT / 2,
    pitch: BAND.pitch,
  });

/**
 * Contact's band, gathered from nine threads. Wide windows show this drawing
 * twice in one place: in colours for the dark panel, and in colours for the page
 * beside it. ContactPanel.module.css clips each to its background.
 */
export function contactBand(seed: string, ink: Ink): string {
  const nextRandom = random(seed);
  const places = shuffled([...Array(THREAD_COUNT).keys()], nextRandom);

  const threads = places.map((place, index) => {
    const startY = START.top + place * START.pitch;
    const bendY = between(BEND.minY, BEND.maxY, nextRandom);
    const startHandleY = startY + (nextRandom() - 0.5) * START_HANDLE.spreadY;
    const bendHandleX = between(BEND.minHandleX, BEND.maxHandleX, nextRandom);
    const bendX = between(BEND.minX, BEND.maxX, nextRandom);
    const bandY = yInBand(index);
    const bandRight = between(BAND.minRight, BAND.maxRight, nextRandom);

    const path = new Pen()
      .move([START.x, startY])
      .curve(
        [START_HANDLE.x, startHandleY],
        [bendHandleX, bendY],
        [bendX, bendY],
      )
      .smooth([BAND.handleX, bandY], [BAND.left, bandY])
      .line([bandRight, bandY])
      .toString();

    return { colour: index % 3, isOnTop: index % 2 === 1, path };
  });

  const style = {
    'stroke-width': THREAD.width,
    'stroke-linecap': 'round',
    ...DRAWS_ITSELF.group,
  };
  const size = {
    width: WIDTH,
    height: HEIGHT,
    preserveAspectRatio: 'xMaxYMid meet',
  };
  const body = drawThreads(threads, ink, {
    ...THREAD,
    attributes: DRAWS_ITSELF.path,
  });

  return svg(size, element('g', style, body));
}
