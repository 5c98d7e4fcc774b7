import { structures, traceCloth } from './cloth';
import { Pen } from './pen';
import { random, shuffled } from './random';
import { svg } from './svg';
import { drawThreads, type Ink } from './threads';

const [WIDTH, HEIGHT] = [1440, 240];
const THREAD_COUNT = 12;
const THREAD_WIDTH = 3;
/** Width of the gap on each side of a thread that passes over another. */
const CLEARANCE = 2.2;
/** Three pieces of cloth, each denser than the one on its left. `pitch` is the distance between threads. */
const CLOTHS = [
  { structure: structures.plain, left: 250, warps: 12, pitch: 17 },
  { structure: structures.twill, left: 620, warps: 14, pitch: 14 },
  { structure: structures.satin, left: 960, warps: 16, pitch: 11 },
];
const BAND = { left: 1260, pitch: 7 };

/** Returns the y coordinate of a thread. @param place from 0 at the top */
const yOf = (place: number, pitch: number): number =>
  HEIGHT / 2 + (place - (THREAD_COUNT - 1) / 2) * pitch;

/** Draws a thread from `startY` on the left through each cloth, as a weft, into the band. */
function drawWeft(index: number, startY: number, nextRandom: () => number) {
  const pen = new Pen().move([-10, startY]).line([60 + nextRandom() * 60, startY]);
  let outline = '';
  for (const { left, warps, pitch } of CLOTHS) {
    const y = yOf(index, pitch);
    pen.glide([left, y]);
    // The wefts cross each other only to the left of the first cloth.
    outline ||= pen.toString();
    pen.line([left + warps * pitch, y]);
  }
  const endY = yOf(index, BAND.pitch);
  pen.glide([BAND.left, endY]).line([WIDTH + 10, endY]);
  const colour = Math.floor(index / (THREAD_COUNT / 3));
  return { colour, isOnTop: index % 2 === 1, outline, path: pen.toString() };
}

/** Returns the path of the visible parts of the warps of one cloth. */
function warpsOf({ structure, left, warps, pitch }: (typeof CLOTHS)[number]): string {
  const thread = (centre: number) => ({ centre, width: THREAD_WIDTH });
  const overhang = pitch * 1.2;
  const cloth = {
    warps: Array.from({ length: warps }, (_, index) => thread(left + (index + 0.5) * pitch)),
    wefts: Array.from({ length: THREAD_COUNT }, (_, index) => thread(yOf(index, pitch))),
    structure,
    from: yOf(0, pitch) - overhang,
    to: yOf(THREAD_COUNT - 1, pitch) + overhang,
    clearance: CLEARANCE,
  };
  return traceCloth(cloth, 'warp');
}

/** About's header: mixed threads are sorted, pass through a plain weave, a twill and a satin, and leave as a band. */
export function aboutHeader(seed: string, ink: Ink): string {
  const nextRandom = random(seed);
  const threads = shuffled([...Array(THREAD_COUNT).keys()], nextRandom).map((place, index) =>
    drawWeft(index, yOf(place, 20), nextRandom),
  );
  const wefts = drawThreads(threads, ink, { width: THREAD_WIDTH, clearance: CLEARANCE });
  const warpsPath = CLOTHS.map(warpsOf).join('');
  const warps =
    `<path d="${warpsPath}" stroke="${ink.ground}" stroke-width="${THREAD_WIDTH + 2 * CLEARANCE}"/>` +
    `<path d="${warpsPath}" stroke="${ink.warp}"/>`;
  const body = `<g stroke-width="${THREAD_WIDTH}">${wefts}${warps}</g>`;
  return svg(WIDTH, HEIGHT, body, 'xMaxYMid slice');
}
