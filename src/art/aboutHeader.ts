import { structures, traceCloth } from './cloth';
import { Pen } from './pen';
import { random, shuffled } from './random';
import { svg } from './svg';
import { drawThreads, type Ink } from './threads';

const THREADS = 12;
const WIDTH = 3;
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
const yOf = (place: number, pitch: number): number => 120 + (place - (THREADS - 1) / 2) * pitch;

function wovenThread(index: number, startY: number, nextRandom: () => number) {
  const pen = new Pen().move([-10, startY]).line([60 + nextRandom() * 60, startY]);
  let outline = '';
  for (const { left, warps, pitch } of CLOTHS) {
    const y = yOf(index, pitch);
    pen.glide([left, y]);
    // Only this part has an outline. Right of it, no threads cross each other.
    if (!outline) outline = pen.toString();
    pen.line([left + warps * pitch, y]);
  }
  const endY = yOf(index, BAND.pitch);
  const path = pen.glide([BAND.left, endY]).line([1450, endY]).toString();
  return { colour: Math.floor(index / (THREADS / 3)), isOnTop: index % 2 === 1, outline, path };
}

/** Returns the path of the visible parts of the warps of one cloth. */
function warpsOf({ structure, left, warps, pitch }: (typeof CLOTHS)[number]): string {
  const threads = (count: number, first: number) =>
    Array.from({ length: count }, (_, index) => ({ centre: first + index * pitch, width: WIDTH }));
  const cloth = {
    warps: threads(warps, left + pitch / 2),
    wefts: threads(THREADS, yOf(0, pitch)),
    structure,
    from: yOf(0, pitch) - pitch * 1.2,
    to: yOf(THREADS - 1, pitch) + pitch * 1.2,
    clearance: CLEARANCE,
  };
  return traceCloth(cloth, 'warp');
}

/** About's header: mixed threads are sorted, pass through a plain weave, a twill and a satin, and leave as a band. */
export function aboutHeader(seed: string, ink: Ink): string {
  const nextRandom = random(seed);
  const threads = shuffled([...Array(THREADS).keys()], nextRandom).map((place, index) =>
    wovenThread(index, yOf(place, 20), nextRandom),
  );
  const weft = drawThreads(threads, ink, { width: WIDTH, clearance: CLEARANCE });
  const warp = CLOTHS.map(warpsOf).join('');
  const cloth =
    `<path d="${warp}" stroke="${ink.ground}" stroke-width="${WIDTH + 2 * CLEARANCE}"/>` +
    `<path d="${warp}" stroke="${ink.warp}"/>`;
  return svg(1440, 240, `<g stroke-width="${WIDTH}">${weft}${cloth}</g>`, 'xMaxYMid slice');
}
