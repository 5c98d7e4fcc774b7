import { DRAWS_ITSELF, drawThreads } from './drawThreads';
import { element } from './element';
import type { Ink } from './ink';
import { Pen, type Point } from './pen';
import { between, random, shuffled } from './random';
import { type Structure, structures } from './structures';
import { svg } from './svg';
import { traceCloth } from './traceCloth';

/** The lengths in this file are chosen by eye. */
const WIDTH = 1440;
const HEIGHT = 240;
const WEFT_COUNT = 12;

/** `clearance` is the gap on both sides of a thread on top. */
const THREAD = { width: 3, clearance: 2.2 };

/** How far the wefts reach beyond the left and the right edge. */
const OVERHANG = 10;

/** At the left edge, the wefts run straight up to a random x. */
const START = { pitch: 20, minBendX: 60, maxBendX: 120 };

/** `pitch` is the distance between neighbouring threads. */
type Cloth = {
  structure: Structure;
  left: number;
  warpCount: number;
  pitch: number;
};

/** Each cloth is denser than the one on its left. */
const PLAIN: Cloth = {
  structure: structures.plain,
  left: 250,
  warpCount: 12,
  pitch: 17,
};
const TWILL: Cloth = {
  structure: structures.twill,
  left: 620,
  warpCount: 14,
  pitch: 14,
};
const SATIN: Cloth = {
  structure: structures.satin,
  left: 960,
  warpCount: 16,
  pitch: 11,
};

/** The warps stick out above the first weft and below the last, in pitches. */
const WARP_OVERHANG = 1.2;

const BAND = { left: 1260, pitch: 7 };

const yOf = (place: number, pitch: number): number =>
  HEIGHT / 2 + (place - (WEFT_COUNT - 1) / 2) * pitch;

const leftEnd = (weft: number, { left, pitch }: Cloth): Point => [
  left,
  yOf(weft, pitch),
];

const rightEnd = (weft: number, { left, warpCount, pitch }: Cloth): Point => [
  left + warpCount * pitch,
  yOf(weft, pitch),
];

function warpsPath({ structure, left, warpCount, pitch }: Cloth): string {
  const { width, clearance } = THREAD;

  const warps = Array.from({ length: warpCount }, (_, index) => ({
    centre: left + (index + 0.5) * pitch,
    width,
  }));
  const wefts = Array.from({ length: WEFT_COUNT }, (_, index) => ({
    centre: yOf(index, pitch),
    width,
  }));
  const cloth = {
    warps,
    wefts,
    structure,
    from: yOf(0, pitch) - pitch * WARP_OVERHANG,
    to: yOf(WEFT_COUNT - 1, pitch) + pitch * WARP_OVERHANG,
    clearance,
  };

  return traceCloth(cloth, 'warp').join('');
}

function weftPath(weft: number, startY: number, bendX: number): string {
  const pen = new Pen()
    .move([-OVERHANG, startY])
    .line([bendX, startY])
    .glide(leftEnd(weft, PLAIN))
    .line(rightEnd(weft, PLAIN));

  for (const cloth of [TWILL, SATIN])
    pen.glide(leftEnd(weft, cloth)).line(rightEnd(weft, cloth));

  const endY = yOf(weft, BAND.pitch);

  return pen
    .glide([BAND.left, endY])
    .line([WIDTH + OVERHANG, endY])
    .toString();
}

/**
 * About's header: threads enter mixed, are sorted, pass through a plain weave,
 * a twill and a satin, and leave as a band.
 */
export function aboutHeader(seed: string, ink: Ink): string {
  const nextRandom = random(seed);
  const places = shuffled([...Array(WEFT_COUNT).keys()], nextRandom);

  const wefts = places.map((place, index) => {
    const startY = yOf(place, START.pitch);
    const { minBendX, maxBendX } = START;
    const bendX = between(minBendX, maxBendX, nextRandom);

    return {
      colour: Math.floor(index / (WEFT_COUNT / 3)),
      isOnTop: index % 2 === 1,
      path: weftPath(index, startY, bendX),
    };
  });
  const warps = {
    colour: 'warp' as const,
    isOnTop: true,
    path: [PLAIN, TWILL, SATIN].map(warpsPath).join(''),
  };
  const body =
    drawThreads(wefts, ink, { ...THREAD, attributes: DRAWS_ITSELF.path }) +
    drawThreads([warps], ink, THREAD);
  const style = { 'stroke-width': THREAD.width, ...DRAWS_ITSELF.group };
  const frame = {
    width: WIDTH,
    height: HEIGHT,
    preserveAspectRatio: 'xMaxYMid slice',
  };

  return svg(frame, element('g', style, body));
}
