import { element } from '../element';
import type { Ink } from '../ink';
import { Pen } from '../pen';
import { clothYOf, type Layout } from './layouts';

/**
 * Length of the gap in a warp where a weft lies on top: the weft, and about 3
 * of background on both sides of it.
 */
const GAP = 8;

/**
 * Width of a warp's outline. Its dashes are as long as a gap, so they are
 * squares.
 */
const OUTLINE_WIDTH = GAP;

/**
 * Length of a dash: the visible piece of a warp between two gaps. In its middle,
 * the warp passes over a weft.
 */
const dashOf = ({ wefts }: Layout): number => 2 * wefts.pitch - GAP;

/** 0: the warps with an even number. 1: those with an odd number. */
type Half = 0 | 1;

function warpsPath(half: Half, layout: Layout): string {
  const { wefts, cloth, warps } = layout;
  const pen = new Pen({ decimals: 1 });
  const dash = dashOf(layout);

  const firstToLast = (warps.count - 1) * warps.pitch;
  const firstX = (cloth.left + cloth.right - firstToLast) / 2;

  // A warp has a gap at every second weft. It has one dash more than gaps,
  // because it starts and ends with a dash.
  const gapCount = wefts.count / 2;
  const length = (gapCount + 1) * (dash + GAP) - GAP;

  // The odd warps start one weft higher, so neighbours alternate.
  const firstWeft = half === 0 ? 0 : -1;
  const top = clothYOf(firstWeft, layout) - dash / 2;

  for (let index: number = half; index < warps.count; index += 2) {
    const x = firstX + index * warps.pitch;

    pen.move([x, top]).line([x, top + length]);
  }

  return pen.toString();
}

/**
 * Draws one half of the warps as dashed lines. Where they lie on top, an outline
 * interrupts the weft.
 */
function drawHalf(half: Half, layout: Layout, ink: Ink): string {
  const d = warpsPath(half, layout);
  const dash = dashOf(layout);

  const outline = element('path', {
    d,
    stroke: ink.background,
    'stroke-width': OUTLINE_WIDTH,
    'stroke-dasharray': `${GAP} ${dash}`,
    // Puts each dash of the outline behind the middle of a dash of the warp.
    'stroke-dashoffset': (GAP - dash) / 2,
  });
  const line = element('path', {
    d,
    stroke: ink.warp,
    'stroke-dasharray': `${dash} ${GAP}`,
  });

  return element('g', {}, outline + line);
}

/**
 * Draws the warps, which pass alternately over and under the wefts. Each half is
 * a group, so that Hero.module.css can lift one and lower the other.
 */
export const drawWarps = (layout: Layout, ink: Ink): string =>
  drawHalf(0, layout, ink) + drawHalf(1, layout, ink);
