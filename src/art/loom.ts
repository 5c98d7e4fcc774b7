import { Pen, type Point } from './pen';
import { random, shuffled } from './random';
import { drawThreads, type Ink, placeInBand, svg } from './svg';
import { tangle, TANGLE_BOX } from './tangle';

/**
 * `pitch` is the distance between threads, `top` is y of the first weft. The
 * lengths in this file are chosen by eye.
 */
const WIDE = {
  viewBox: { width: 1440, height: 560, decimals: 0 },
  wefts: { count: 30, width: 2.25, top: 84, pitch: 13.5 },
  cloth: { left: 600, right: 870, warpCount: 20, pitch: 14, outlineWidth: 8 },
  band: { left: 1072, pitch: 7 },
};

type Layout = typeof WIDE;
const NARROW: Layout = {
  viewBox: { width: 390, height: 240, decimals: 1 },
  wefts: { count: 12, width: 2, top: 43, pitch: 14 },
  cloth: { left: 156, right: 242, warpCount: 8, pitch: 11, outlineWidth: 8 },
  band: { left: 292, pitch: 6 },
};

/**
 * Length of the gap in a warp where a weft lies on top, and of the warp's
 * outline where the warp lies on top.
 */
const GAP = 8;

/**
 * Returns the path of a weft through the tangle and the cloth into the band.
 * @param startY in the scale of `TANGLE_BOX`
 */
function weftPath(
  index: number,
  startY: number,
  nextRandom: () => number,
  layout: Layout,
) {
  const { viewBox, wefts, cloth, band } = layout;
  const { width, height, decimals } = viewBox;
  const [scaleX, scaleY] = [
    cloth.left / TANGLE_BOX.width,
    height / TANGLE_BOX.height,
  ];
  const scaled = (x: number, y: number): Point => [x * scaleX, y * scaleY];
  const clothY = wefts.top + index * wefts.pitch;
  const bandY =
    height / 2 +
    (placeInBand(index, wefts.count) - (wefts.count - 1) / 2) * band.pitch;
  const pen = new Pen({ decimals }).move([-20, startY * scaleY]);
  const bends = tangle(clothY / scaleY, scaleY / scaleX, nextRandom);

  bends.forEach(({ at: [x, y], handle: [handleX, handleY] }, bendIndex) => {
    const control = scaled(x - handleX, y - handleY);

    if (bendIndex > 0) pen.smooth(control, scaled(x, y));
    else {
      const firstControl = scaled(
        60 + nextRandom() * 60,
        startY + (nextRandom() - 0.5) * 80,
      );

      pen.curve(firstControl, control, scaled(x, y));
    }
  });

  return pen
    .smooth([cloth.left - 105 * scaleX, clothY], [cloth.left, clothY])
    .line([cloth.right, clothY])
    .glide([band.left, bandY])
    .line([width + 20, bandY])
    .toString();
}

function warpsPath({ wefts, cloth }: Layout, dash: number): string {
  const pen = new Pen({ decimals: 1 });
  const firstX =
    (cloth.left + cloth.right - (cloth.warpCount - 1) * cloth.pitch) / 2;
  // A warp has a gap at every second weft, and one dash more than gaps.
  const length = (wefts.count / 2 + 1) * (dash + GAP) - GAP;

  for (let index = 0; index < cloth.warpCount; index += 1) {
    const x = firstX + index * cloth.pitch;
    // Every second warp starts higher, so neighbours alternate.
    const y = wefts.top - dash / 2 - (index % 2) * wefts.pitch;

    pen.move([x, y]).line([x, y + length]);
  }

  return pen.toString();
}

function draw(layout: Layout, seed: string, ink: Ink): string {
  const { wefts, cloth } = layout;
  const nextRandom = random(seed);
  // At the left edge, the wefts are evenly spaced over a little more than the
  // tangle's height.
  const threads = shuffled([...Array(wefts.count).keys()], nextRandom).map(
    (place, index) => ({
      colour: index % 3,
      isOnTop: nextRandom() >= 0.5,
      path: weftPath(
        index,
        -20 + (place * 618) / wefts.count,
        nextRandom,
        layout,
      ),
    }),
  );
  const dash = 2 * wefts.pitch - GAP;
  const path = warpsPath(layout, dash);
  // The offset puts each dash of the outline behind the middle of a dash of the
  // warp, where the warp lies on top.
  const warps =
    `<path d="${path}" stroke="${ink.background}" stroke-width="${cloth.outlineWidth}" stroke-dasharray="${GAP} ${dash}" stroke-dashoffset="${(GAP - dash) / 2}"/>` +
    `<path d="${path}" stroke="${ink.warp}" stroke-dasharray="${dash} ${GAP}"/>`;
  const body =
    drawThreads(threads, ink, { width: wefts.width, clearance: 1.6 }) + warps;
  const { width, height } = layout.viewBox;

  return svg(
    width,
    height,
    `<g stroke-width="${wefts.width}">${body}</g>`,
    'xMidYMid slice',
  );
}

/**
 * The drawing of the hero and of share images: thirty tangled threads are
 * woven, sorted by colour, and leave as one band.
 */
export const loom = (seed: string, ink: Ink): string => draw(WIDE, seed, ink);

/** The hero's drawing in narrow windows: the same with twelve threads. */
export const narrowLoom = (seed: string, ink: Ink): string =>
  draw(NARROW, seed, ink);
