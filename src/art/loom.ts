import { Pen, type Point } from './pen';
import { random, shuffled } from './random';
import { svg } from './svg';
import { scatter, tangle } from './tangle';
import { drawThreads, type Ink } from './threads';

interface Loom {
  size: Point;
  /** Digits after the decimal point in the paths. */
  decimals: number;
  threads: number;
  /** Width of a thread. */
  width: number;
  /** y coordinate of the first weft, and distance between wefts. */
  top: number;
  pitch: number;
  weave: { from: number; to: number; warps: number; pitch: number };
  band: { from: number; pitch: number };
}

const WIDE: Loom = {
  size: [1440, 560],
  decimals: 0,
  threads: 30,
  width: 2.25,
  top: 84,
  pitch: 13.5,
  weave: { from: 600, to: 870, warps: 20, pitch: 14 },
  band: { from: 1072, pitch: 7 },
};

const NARROW: Loom = {
  size: [390, 240],
  decimals: 1,
  threads: 12,
  width: 2,
  top: 43,
  pitch: 14,
  weave: { from: 156, to: 242, warps: 8, pitch: 11 },
  band: { from: 292, pitch: 6 },
};

/** Length of a gap in the warp, and of the piece of background that covers the weft. */
const GAP = 8;

/** Returns the y coordinate of a thread in the band, which is sorted by colour. */
function bandAt(index: number, { threads, size, band }: Loom): number {
  const place = (index % 3) * (threads / 3) + Math.floor(index / 3);
  return size[1] / 2 + (place - (threads - 1) / 2) * band.pitch;
}

/** Returns the path of a thread: from the left edge through the tangle and the cloth into the band. */
function thread(index: number, start: number, next: () => number, loom: Loom): string {
  const { size, weave, band } = loom;
  const [across, down] = [weave.from / 600, size[1] / 560];
  const [y, end] = [loom.top + index * loom.pitch, bandAt(index, loom)];
  const pen = new Pen(loom.decimals).move([-20, start * down]);
  tangle(y / down, down / across, next).forEach(({ at, handle }, place) => {
    const to: Point = [at[0] * across, at[1] * down];
    const arriving: Point = [to[0] - handle[0] * across, to[1] - handle[1] * down];
    if (place > 0) pen.smooth(arriving, to);
    else {
      const leaving: Point = [(60 + next() * 60) * across, (start + scatter(next, 80)) * down];
      pen.curve(leaving, arriving, to);
    }
  });
  return pen
    .smooth([weave.from - 105 * across, y], [weave.from, y])
    .line([weave.to, y])
    .glide([band.from, end])
    .line([size[0] + 20, end])
    .toString();
}

/** Returns the path of the warps. Every other warp begins one weft lower, so that one dash pattern alternates over and under. */
function warps({ threads, top, pitch, weave }: Loom, dash: number): string {
  const pen = new Pen(1);
  const edge = (weave.to - weave.from - (weave.warps - 1) * weave.pitch) / 2;
  const length = (threads / 2 + 1) * 2 * pitch - GAP;
  for (let index = 0; index < weave.warps; index += 1) {
    const x = weave.from + edge + index * weave.pitch;
    const y = top - dash / 2 - (index % 2) * pitch;
    pen.move([x, y]).line([x, y + length]);
  }
  return pen.toString();
}

function draw(loom: Loom, seed: string, ink: Ink): string {
  const { size, width, threads: count, pitch } = loom;
  const next = random(seed);
  const threads = shuffled([...Array(count).keys()], next).map((place, index) => ({
    colour: index % 3,
    over: next() >= 0.5,
    path: thread(index, -20 + (place * 618) / count, next, loom),
  }));
  const weft = drawThreads(threads, ink, { width, clearance: 1.6 });
  const dash = 2 * pitch - GAP;
  const warp = warps(loom, dash);
  // A piece of background covers the weft where the warp lies on top; the warp has gaps where the weft does.
  const cloth =
    `<path d="${warp}" stroke="${ink.ground}" stroke-width="8" stroke-dasharray="${GAP} ${dash}" stroke-dashoffset="${(GAP - dash) / 2}"/>` +
    `<path d="${warp}" stroke="${ink.warp}" stroke-dasharray="${dash} ${GAP}"/>`;
  return svg(...size, `<g stroke-width="${width}">${weft}${cloth}</g>`, 'xMidYMid slice');
}

/** The hero: thirty tangled threads are woven, sorted by colour, and leave as one band. */
export const loom = (seed: string, ink: Ink): string => draw(WIDE, seed, ink);

/** The hero on a phone: the same with twelve threads. */
export const narrowLoom = (seed: string, ink: Ink): string => draw(NARROW, seed, ink);
