import { DRAWS_ITSELF, drawThreads } from '../drawThreads';
import { element } from '../element';
import type { Ink } from '../ink';
import { random, shuffled } from '../random';
import { svg } from '../svg';
import { drawWarps } from './drawWarps';
import { type Layout, NARROW, WIDE } from './layouts';
import { weftPath } from './weftPath';

/**
 * How far a weft's outline sticks out on both sides, so that wefts of one
 * colour can be told apart where they cross. Chosen by eye.
 */
const CLEARANCE = 1.6;

function drawWefts(layout: Layout, seed: string, ink: Ink): string {
  const { count, width } = layout.wefts;
  const nextRandom = random(seed);
  const places = shuffled([...Array(count).keys()], nextRandom);

  const wefts = places.map((place, index) => ({
    colour: index % 3,
    isOnTop: nextRandom() >= 0.5,
    path: weftPath(index, place, nextRandom, layout),
  }));

  return drawThreads(wefts, ink, {
    width,
    clearance: CLEARANCE,
    attributes: DRAWS_ITSELF.path,
  });
}

function drawLoom(layout: Layout, seed: string, ink: Ink): string {
  const { viewBox, wefts } = layout;
  const body = drawWefts(layout, seed, ink) + drawWarps(layout, ink);

  const style = { 'stroke-width': wefts.width, ...DRAWS_ITSELF.group };

  return svg(viewBox, element('g', style, body));
}

/**
 * The drawing of the hero and of share images: thirty tangled threads are
 * woven, sorted by colour, and leave as one band.
 */
export const loom = (seed: string, ink: Ink): string =>
  drawLoom(WIDE, seed, ink);

/** The hero's drawing in narrow windows: the same with twelve threads. */
export const narrowLoom = (seed: string, ink: Ink): string =>
  drawLoom(NARROW, seed, ink);
