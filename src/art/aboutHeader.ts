import { structures, traceCloth, type Weave } from './cloth';
import { Pen } from './pen';
import { random, shuffled } from './random';
import { svg } from './svg';
import { drawThreads, type Ink } from './threads';

const THREADS = 12;
const WIDTH = 3;
const CLEARANCE = 2.2;
/** The three looms from left to right, each tighter than the one before. `from` is the left edge. */
const LOOMS: { weave: Weave; from: number; warps: number; pitch: number }[] = [
  { weave: 'plain', from: 250, warps: 12, pitch: 17 },
  { weave: 'twill', from: 620, warps: 14, pitch: 14 },
  { weave: 'satin', from: 960, warps: 16, pitch: 11 },
];
const BAND = { from: 1260, pitch: 7 };

const weftAt = (index: number, pitch: number): number => 120 + (index - (THREADS - 1) / 2) * pitch;

function thread(index: number, start: number, next: () => number) {
  const pen = new Pen().move([-10, start]).line([60 + next() * 60, start]);
  // Threads cross only before the first loom.
  let crossing = '';
  for (const { from, warps, pitch } of LOOMS) {
    const y = weftAt(index, pitch);
    pen.glide([from, y]);
    crossing ||= pen.toString();
    pen.line([from + warps * pitch, y]);
  }
  const end = weftAt(index, BAND.pitch);
  const path = pen.glide([BAND.from, end]).line([1450, end]).toString();
  return { colour: Math.floor(index / 4), over: index % 2 === 1, crossing, path };
}

/** Traces the visible parts of the warps of one loom. */
function warpsOf({ weave, from, warps, pitch }: (typeof LOOMS)[number]): string {
  const threads = (count: number, first: number) =>
    Array.from({ length: count }, (_, index) => ({ at: first + index * pitch, width: WIDTH }));
  const cloth = {
    warps: threads(warps, from + pitch / 2),
    wefts: threads(THREADS, weftAt(0, pitch)),
    structure: structures[weave],
    from: weftAt(0, pitch) - pitch * 1.2,
    to: weftAt(THREADS - 1, pitch) + pitch * 1.2,
    clearance: CLEARANCE,
  };
  return traceCloth(cloth, 'warp');
}

/** About's header: mixed threads are sorted, pass through a plain weave, a twill and a satin, and leave as a band. */
export function aboutHeader(seed: string, ink: Ink): string {
  const next = random(seed);
  const threads = shuffled([...Array(THREADS).keys()], next).map((place, index) =>
    thread(index, weftAt(place, 20), next),
  );
  const weft = drawThreads(threads, ink, { width: WIDTH, clearance: CLEARANCE });
  const warp = LOOMS.map(warpsOf).join('');
  const cloth =
    `<path d="${warp}" stroke="${ink.ground}" stroke-width="${WIDTH + 2 * CLEARANCE}"/>` +
    `<path d="${warp}" stroke="${ink.warp}"/>`;
  return svg(1440, 240, `<g stroke-width="${WIDTH}">${weft}${cloth}</g>`, 'xMaxYMid slice');
}
