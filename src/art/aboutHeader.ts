import { structures, traceCloth } from './cloth';
import { Pen } from './pen';
import { random, shuffled } from './random';
import { drawThreads, type Ink, svg } from './svg';

const [WIDTH, HEIGHT] = [1440, 240];
const THREAD_COUNT = 12;
const THREAD_WIDTH = 3;
const CLEARANCE = 2.2;
/** Each piece of cloth is denser than the one on its left. `pitch` is the distance between threads. */
const CLOTHS = [
  { structure: structures.plain, left: 250, warps: 12, pitch: 17 },
  { structure: structures.twill, left: 620, warps: 14, pitch: 14 },
  { structure: structures.satin, left: 960, warps: 16, pitch: 11 },
];
const BAND = { left: 1260, pitch: 7 };

const yOf = (place: number, pitch: number): number =>
  HEIGHT / 2 + (place - (THREAD_COUNT - 1) / 2) * pitch;

function warpsPath({ structure, left, warps, pitch }: (typeof CLOTHS)[number]): string {
  const thread = (centre: number) => ({ centre, width: THREAD_WIDTH });
  const cloth = {
    warps: Array.from({ length: warps }, (_, index) => thread(left + (index + 0.5) * pitch)),
    wefts: Array.from({ length: THREAD_COUNT }, (_, index) => thread(yOf(index, pitch))),
    structure,
    from: yOf(0, pitch) - pitch * 1.2,
    to: yOf(THREAD_COUNT - 1, pitch) + pitch * 1.2,
    clearance: CLEARANCE,
  };
  return traceCloth(cloth, 'warp').join('');
}

/** About's header: mixed threads are sorted, pass through a plain weave, a twill and a satin, and leave as a band. */
export function aboutHeader(seed: string, ink: Ink): string {
  const nextRandom = random(seed);
  const wefts = shuffled([...Array(THREAD_COUNT).keys()], nextRandom).map((place, index) => {
    const startY = yOf(place, 20);
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
    return { colour: Math.floor(index / 4), isOnTop: index % 2 === 1, outline, path: String(pen) };
  });
  const warps = { colour: 'warp' as const, isOnTop: true, path: CLOTHS.map(warpsPath).join('') };
  const body = drawThreads([...wefts, warps], ink, { width: THREAD_WIDTH, clearance: CLEARANCE });
  return svg(WIDTH, HEIGHT, `<g stroke-width="${THREAD_WIDTH}">${body}</g>`, 'xMaxYMid slice');
}
