import { DRAWS_ITSELF, drawThreads } from './drawThreads';
import { element } from './element';
import type { Ink } from './ink';
import { Pen } from './pen';
import { bandYOf } from './placeInBand';
import { between, random, shuffled } from './random';
import { svg } from './svg';

/** The lengths in this file are chosen by eye. */
const WIDTH = 1024;
const HEIGHT = 96;
const THREAD_COUNT = 9;
const THREAD = { width: 2.25, clearance: 1.6 };

/**
 * On its way to the band, each thread moves to another row at every step. The
 * rows are `pitch` apart, the first at `top`. The bends of a step lie up to
 * `spread` apart.
 */
const TANGLE = { steps: 9, spread: 30, top: 8, pitch: 10 };

/** The threads run side by side from `left` to the right edge. */
const BAND = { left: 900, pitch: 5 };

const STEP_WIDTH = BAND.left / TANGLE.steps;

const yInBand = (index: number): number =>
  bandYOf(index, {
    threadCount: THREAD_COUNT,
    middle: HEIGHT / 2,
    pitch: BAND.pitch,
  });

/**
 * Contact's band in narrow windows, a long and low drawing. A narrower box shows
 * its right end at the same scale.
 */
export function narrowContactBand(seed: string, ink: Ink): string {
  const nextRandom = random(seed);

  const indices = [...Array(THREAD_COUNT).keys()];
  const pens = indices.map(() => new Pen());

  for (let step = 0; step < TANGLE.steps; step += 1) {
    const rows = shuffled(indices, nextRandom);

    pens.forEach((pen, index) => {
      const y = TANGLE.top + (rows[index] ?? 0) * TANGLE.pitch;
      const offset = between(0, TANGLE.spread, nextRandom);

      if (step === 0) pen.move([0, y]);
      else pen.glide([step * STEP_WIDTH - offset, y]);
    });
  }

  const threads = pens.map((pen, index) => {
    const bandY = yInBand(index);
    const path = pen.glide([BAND.left, bandY]).line([WIDTH, bandY]).toString();

    return { colour: index % 3, isOnTop: index % 2 === 1, path };
  });

  const frame = {
    width: WIDTH,
    height: HEIGHT,
    preserveAspectRatio: 'xMaxYMid slice',
  };
  const body = drawThreads(threads, ink, {
    ...THREAD,
    attributes: DRAWS_ITSELF.path,
  });

  const style = { 'stroke-width': THREAD.width, ...DRAWS_ITSELF.group };

  return svg(frame, element('g', style, body));
}
