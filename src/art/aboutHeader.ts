import { structures, traceCloth } from './cloth';
import { Pen } from './pen';
import { random, shuffled } from './random';
import { drawThreads, type Ink, svg } from './svg';

const [WIDTH, HEIGHT] = [1440, 240];
const WEFT_COUNT = 12;

/**
 * `clearance` is the gap on both sides of a thread on top. The numbers in this
 * file are chosen by eye.
 */
const THREAD = { width: 3, clearance: 2.2 };

/**
 * Each cloth is denser than the one on its left. `pitch` is the distance
 * between neighbouring threads.
 */
const CLOTHS = [
  { structure: structures.plain, left: 250, warpCount: 12, pitch: 17 },
  { structure: structures.twill, left: 620, warpCount: 14, pitch: 14 },
  { structure: structures.satin, left: 960, warpCount: 16, pitch: 11 },
];
const START_PITCH = 20;
const BAND = { left: 1260, pitch: 7 };

const yOf = (place: number, pitch: number): number =>
  HEIGHT / 2 + (place - (WEFT_COUNT - 1) / 2) * pitch;

function warpsPath({
  structure,
  left,
  warpCount,
  pitch,
}: (typeof CLOTHS)[number]): string {
  const threadAt = (centre: number) => ({ centre, width: THREAD.width });
  const cloth = {
    warps: Array.from({ length: warpCount }, (_, index) =>
      threadAt(left + (index + 0.5) * pitch),
    ),
    wefts: Array.from({ length: WEFT_COUNT }, (_, index) =>
      threadAt(yOf(index, pitch)),
    ),
    structure,
    from: yOf(0, pitch) - pitch * 1.2,
    to: yOf(WEFT_COUNT - 1, pitch) + pitch * 1.2,
    clearance: THREAD.clearance,
  };

  return traceCloth(cloth, 'warp').join('');
}

/**
 * About's header: threads enter mixed, are sorted, pass through a plain weave,
 * a twill and a satin, and leave as a band.
 */
export function aboutHeader(seed: string, ink: Ink): string {
  const nextRandom = random(seed);
  const wefts = shuffled([...Array(WEFT_COUNT).keys()], nextRandom).map(
    (place, index) => {
      const startY = yOf(place, START_PITCH);
      const pen = new Pen()
        .move([-10, startY])
        .line([60 + nextRandom() * 60, startY]);
      let outline = '';

      for (const { left, warpCount, pitch } of CLOTHS) {
        const y = yOf(index, pitch);

        pen.glide([left, y]);
        // Only the part before the first cloth has an outline: the wefts cross
        // each other only there.
        outline ||= String(pen);
        pen.line([left + warpCount * pitch, y]);
      }

      const endY = yOf(index, BAND.pitch);

      pen.glide([BAND.left, endY]).line([WIDTH + 10, endY]);
      const colour = Math.floor(index / (WEFT_COUNT / 3));

      return { colour, isOnTop: index % 2 === 1, outline, path: String(pen) };
    },
  );
  const warps = {
    colour: 'warp' as const,
    isOnTop: true,
    path: CLOTHS.map(warpsPath).join(''),
  };
  const body = drawThreads([...wefts, warps], ink, THREAD);

  return svg(
    WIDTH,
    HEIGHT,
    `<g stroke-width="${THREAD.width}">${body}</g>`,
    'xMaxYMid slice',
  );
}
