import { Pen, type Point } from './pen';
import { random, shuffled } from './random';
import { svg } from './svg';
import { scatter, tangle } from './tangle';
import { drawThreads, type Ink } from './threads';

const THREADS = 30;
const PITCH = 13.5;
const TOP = 84;
const WEAVE_FROM = 600;
const WEAVE_TO = 870;
const WARPS = 20;
const WARP_PITCH = 14;
/** Sixteen dashes of 19 with gaps of 8: from above the first weft to below the last. */
const WARP_LENGTH = 424;
const BAND_FROM = 1072;
const BAND_PITCH = 7;

const weftAt = (index: number): number => TOP + index * PITCH;

/** Where a thread leaves: sorted by colour, colours in the order of the palette. */
function bandAt(index: number): number {
  const place = (index % 3) * (THREADS / 3) + Math.floor(index / 3);
  return 280 + (place - (THREADS - 1) / 2) * BAND_PITCH;
}

/** One thread from the left edge through the tangle into the cloth, and out along its place in the band. */
function thread(index: number, start: number, next: () => number): string {
  const [y, end] = [weftAt(index), bandAt(index)];
  const pen = new Pen().move([-20, start]);
  tangle(y, next).forEach(({ at, handle }, place) => {
    const arriving: Point = [at[0] - handle[0], at[1] - handle[1]];
    if (place > 0) pen.smooth(arriving, at);
    else pen.curve([60 + next() * 60, start + scatter(next, 80)], arriving, at);
  });
  return pen
    .smooth([WEAVE_FROM - 105, y], [WEAVE_FROM, y])
    .line([WEAVE_TO, y])
    .glide([BAND_FROM, end], 105)
    .line([1460, end])
    .toString();
}

/** Every other warp thread begins one weft lower, so that one dash pattern makes a true over and under. */
function warps(): string {
  const pen = new Pen(1);
  const edge = (WEAVE_TO - WEAVE_FROM - (WARPS - 1) * WARP_PITCH) / 2;
  for (let index = 0; index < WARPS; index += 1) {
    const x = WEAVE_FROM + edge + index * WARP_PITCH;
    const y = TOP - 9.5 - (index % 2) * PITCH;
    pen.move([x, y]).line([x, y + WARP_LENGTH]);
  }
  return pen.toString();
}

/** The hero: a tangle of thirty threads is woven, sorted by colour, and leaves as one band. */
export function loom(seed: string, ink: Ink): string {
  const next = random(seed);
  const threads = shuffled([...Array(THREADS).keys()], next).map((place, index) => ({
    colour: index % 3,
    over: next() >= 0.5,
    path: thread(index, -20 + place * 20.6, next),
  }));
  const weft = drawThreads(threads, ink, { width: 2.25, clearance: 1.6 });
  const warp = warps();
  // A cap of ground cuts the weft where the warp lies on top; the warp is cut where the weft does.
  const cloth =
    `<path d="${warp}" stroke="${ink.ground}" stroke-width="8" stroke-dasharray="8 19" stroke-dashoffset="-5.5"/>` +
    `<path d="${warp}" stroke="${ink.warp}" stroke-dasharray="19 8"/>`;
  return svg(1440, 560, `<g stroke-width="2.25">${weft}${cloth}</g>`, 'xMidYMid slice');
}
