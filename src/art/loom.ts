import { Pen, type Point } from './pen';
import { random, shuffled } from './random';
import { svg } from './svg';
import { scatter, tangle } from './tangle';
import { drawThreads, type Ink } from './threads';

interface Loom {
  size: Point;
  /** Digits after the point in the paths of its threads. */
  decimals: number;
  threads: number;
  /** Width of a thread. */
  width: number;
  /** The first weft, and the distance from weft to weft. */
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

/** Length of the ground's caps, which cut the weft, and of the gaps that cut the warp. */
const GAP = 8;

/** The y at which a thread leaves: sorted by colour, colours in the order of the palette. */
function bandAt(index: number, { threads, size, band }: Loom): number {
  const place = (index % 3) * (threads / 3) + Math.floor(index / 3);
  return size[1] / 2 + (place - (threads - 1) / 2) * band.pitch;
}

/** One thread from the left edge through the tangle into the cloth, and out along its place in the band. */
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

/** Every other warp thread begins one weft lower, so that one dash pattern makes a true over and under. */
function warps({ threads, top, pitch, weave }: Loom, dash: number): string {
  const pen = new Pen(1);
  const edge = (weave.to - weave.from - (weave.warps - 1) * weave.pitch) / 2;
  // From above the first weft to below the last.
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
  // A cap of ground cuts the weft where the warp lies on top; the warp is cut where the weft does.
  const cloth =
    `<path d="${warp}" stroke="${ink.ground}" stroke-width="8" stroke-dasharray="${GAP} ${dash}" stroke-dashoffset="${(GAP - dash) / 2}"/>` +
    `<path d="${warp}" stroke="${ink.warp}" stroke-dasharray="${dash} ${GAP}"/>`;
  return svg(...size, `<g stroke-width="${width}">${weft}${cloth}</g>`, 'xMidYMid slice');
}

/** The hero: a tangle of thirty threads is woven, sorted by colour, and leaves as one band. */
export const loom = (seed: string, ink: Ink): string => draw(WIDE, seed, ink);

/** The hero on a phone: twelve threads, with room for tangle, weave and band. */
export const narrowLoom = (seed: string, ink: Ink): string => draw(NARROW, seed, ink);
