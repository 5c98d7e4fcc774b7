import { drawThreads } from './drawThreads';
import { element } from './element';
import type { Ink } from './ink';
import { Pen } from './pen';
import { placeInBand } from './placeInBand';
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

type Thread = {
  colour: number;

  /** The path up to the left end of the band. */
  gathering: Pen;
  bandY: number;
  bandRight: number;
};

function bandYOf(index: number): number {
  const fromMiddle = placeInBand(index, THREAD_COUNT) - (THREAD_COUNT - 1) / 2;

  return HEIGHT / 2 + fromMiddle * BAND.pitch;
}

/**
 * Returns the threads of both drawings. They fit together, because a seed gives
 * both the same random numbers.
 */
function threadsOf(seed: string): Thread[] {
  const nextRandom = random(seed);
  const places = shuffled([...Array(THREAD_COUNT).keys()], nextRandom);

  return places.map((place, index) => {
    const startY = START.top + place * START.pitch;
    const bendY = between(BEND.minY, BEND.maxY, nextRandom);
    const startHandleY = startY + (nextRandom() - 0.5) * START_HANDLE.spreadY;
    const bendHandleX = between(BEND.minHandleX, BEND.maxHandleX, nextRandom);
    const bendX = between(BEND.minX, BEND.maxX, nextRandom);
    const bandY = bandYOf(index);
    const bandRight = between(BAND.minRight, BAND.maxRight, nextRandom);

    const gathering = new Pen()
      .move([START.x, startY])
      .curve(
        [START_HANDLE.x, startHandleY],
        [bendHandleX, bendY],
        [bendX, bendY],
      )
      .smooth([BAND.handleX, bandY], [BAND.left, bandY]);

    return { colour: index % 3, gathering, bandY, bandRight };
  });
}

function frame(threads: string): string {
  const style = { 'stroke-width': THREAD.width, 'stroke-linecap': 'round' };
  const size = {
    width: WIDTH,
    height: HEIGHT,
    preserveAspectRatio: 'xMaxYMid meet',
  };

  return svg(size, element('g', style, threads));
}

/**
 * Contact's band, gathered from nine threads. In wide windows,
 * ContactPanel.module.css clips it to the dark panel.
 */
export function contactBand(seed: string, ink: Ink): string {
  const threads = threadsOf(seed).map((thread, index) => {
    const { colour, gathering, bandY, bandRight } = thread;
    // No threads cross in the band, so the outline ends where the band starts.
    const outline = gathering.toString();
    const path = gathering.line([bandRight, bandY]).toString();

    return { colour, isOnTop: index % 2 === 1, outline, path };
  });

  return frame(drawThreads(threads, ink, THREAD));
}

/**
 * Only the right ends of the threads that `contactBand` draws with the same
 * seed, for the page beside the dark panel.
 */
export function contactBandEnds(seed: string, ink: Ink): string {
  const threads = threadsOf(seed).map(({ colour, bandY, bandRight }) => {
    const pen = new Pen().move([BAND.left, bandY]).line([bandRight, bandY]);

    return { colour, isOnTop: false, outline: '', path: pen.toString() };
  });

  return frame(drawThreads(threads, ink, THREAD));
}
