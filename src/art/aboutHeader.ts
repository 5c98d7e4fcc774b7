import { DRAWS_ITSELF, drawThreads } from './drawThreads';
import { element } from './element';
import type { Ink } from './ink';
import { Pen } from './pen';
import { between, random, shuffled } from './random';
import { type Structure, structures } from './structures';
import { svg } from './svg';
import { traceCloth } from './traceCloth';

/** In this file, `pitch` is the distance between neighbouring threads. */
type ClothLayout = {
  structure: Structure;
  left: number;
  warpCount: number;
  pitch: number;
};

/** The lengths in this file are chosen by eye. */
type Layout = {
  width: number;
  height: number;
  weftCount: number;

  /** `clearance` is the gap on both sides of a thread on top. */
  thread: { width: number; clearance: number };

  /**
   * From the left edge, each weft runs horizontally to a random x, where it
   * bends.
   */
  start: { pitch: number; minBendX: number; maxBendX: number };

  /** From left to right. Each is denser than the one before it. */
  cloths: readonly [ClothLayout, ...ClothLayout[]];
  band: { left: number; pitch: number };
};

const WIDE: Layout = {
  width: 1440,
  height: 240,
  weftCount: 12,
  thread: { width: 3, clearance: 2.2 },
  start: { pitch: 20, minBendX: 60, maxBendX: 120 },
  cloths: [
    { structure: structures.plain, left: 250, warpCount: 12, pitch: 17 },
    { structure: structures.twill, left: 620, warpCount: 14, pitch: 14 },
    { structure: structures.satin, left: 960, warpCount: 16, pitch: 11 },
  ],
  band: { left: 1260, pitch: 7 },
};

/** For phones: fewer threads and two cloths, which are seen as a whole. */
const NARROW: Layout = {
  width: 440,
  height: 150,
  weftCount: 9,
  thread: { width: 2.25, clearance: 1.7 },
  start: { pitch: 15, minBendX: 4, maxBendX: 24 },
  cloths: [
    { structure: structures.plain, left: 92, warpCount: 9, pitch: 11 },
    { structure: structures.twill, left: 242, warpCount: 12, pitch: 8.5 },
  ],
  band: { left: 392, pitch: 4.5 },
};

/** How far the wefts reach beyond the left and the right edge. */
const OVERHANG = 10;

/** The warps stick out above the first weft and below the last, in pitches. */
const WARP_OVERHANG = 1.2;

/** Returns y of a weft. Place 0 is the top one. */
const yOf = (
  place: number,
  pitch: number,
  { height, weftCount }: Layout,
): number => height / 2 + (place - (weftCount - 1) / 2) * pitch;

function warpsPath(clothLayout: ClothLayout, layout: Layout): string {
  const { structure, left, warpCount, pitch } = clothLayout;
  const { weftCount, thread } = layout;
  const { width, clearance } = thread;

  const warps = Array.from({ length: warpCount }, (_, index) => ({
    centre: left + (index + 0.5) * pitch,
    width,
  }));
  const wefts = Array.from({ length: weftCount }, (_, index) => ({
    centre: yOf(index, pitch, layout),
    width,
  }));
  const cloth = {
    warps,
    wefts,
    structure,
    from: yOf(0, pitch, layout) - pitch * WARP_OVERHANG,
    to: yOf(weftCount - 1, pitch, layout) + pitch * WARP_OVERHANG,
    clearance,
  };

  return traceCloth(cloth, 'warp').join('');
}

function weftPath(
  weft: number,
  startY: number,
  bendX: number,
  layout: Layout,
): string {
  const { width, cloths, band } = layout;
  const pen = new Pen().move([-OVERHANG, startY]).line([bendX, startY]);

  for (const { left, warpCount, pitch } of cloths) {
    const y = yOf(weft, pitch, layout);

    pen.glide([left, y]).line([left + warpCount * pitch, y]);
  }

  const endY = yOf(weft, band.pitch, layout);

  return pen
    .glide([band.left, endY])
    .line([width + OVERHANG, endY])
    .toString();
}

function drawHeader(layout: Layout, seed: string, ink: Ink): string {
  const { width, height, weftCount, thread, start, cloths } = layout;
  const nextRandom = random(seed);
  const places = shuffled([...Array(weftCount).keys()], nextRandom);

  const weftsPerColour = weftCount / 3;

  const wefts = places.map((place, index) => {
    const startY = yOf(place, start.pitch, layout);
    const bendX = between(start.minBendX, start.maxBendX, nextRandom);

    return {
      colour: Math.floor(index / weftsPerColour),
      isOnTop: index % 2 === 1,
      path: weftPath(index, startY, bendX, layout),
    };
  });
  const warps = {
    colour: 'warp' as const,
    isOnTop: true,
    path: cloths.map((cloth) => warpsPath(cloth, layout)).join(''),
  };
  const body =
    drawThreads(wefts, ink, { ...thread, attributes: DRAWS_ITSELF.path }) +
    drawThreads([warps], ink, thread);
  const frame = { width, height, preserveAspectRatio: 'xMaxYMid slice' };

  const style = { 'stroke-width': thread.width, ...DRAWS_ITSELF.group };

  return svg(frame, element('g', style, body));
}

/**
 * About's header: threads enter mixed, are sorted, pass through a plain weave,
 * a twill and a satin, and leave as a band.
 */
export const aboutHeader = (seed: string, ink: Ink): string =>
  drawHeader(WIDE, seed, ink);

/** About's header on phones: a plain weave and a twill. */
export const narrowAboutHeader = (seed: string, ink: Ink): string =>
  drawHeader(NARROW, seed, ink);
