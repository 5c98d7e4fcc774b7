import { Pen, type Point } from '../pen';
import { bandYOf } from '../placeInBand';
import { between } from '../random';
import { clothYOf, type Layout } from './layouts';
import { controlBefore, tangle, TANGLE_BOX } from './tangle';

/**
 * The wefts start left of the viewBox, so that their ends are never seen. In
 * units of the viewBox.
 */
const OVERHANG = 20;

/**
 * At the left edge, the wefts are evenly spaced from `top`, over `height`: a
 * little more than the height of the tangle's box, so that some enter at its
 * corners. This and the handles below are in units of TANGLE_BOX.
 */
const ENTRY = { top: -20, height: 618 };

/**
 * A weft's first handle ends at a random x, within half of `spreadY` above or
 * below the weft's start. With OVERHANG, it is 80 to 140 wide.
 */
const ENTRY_HANDLE = { minX: 60, maxX: 120, spreadY: 80 };

/** Length of the horizontal handle with which a weft arrives at the cloth. */
const CLOTH_HANDLE = 105;

const yInBand = (weft: number, { viewBox, wefts, band }: Layout): number =>
  bandYOf(weft, {
    threadCount: wefts.count,
    middle: viewBox.height / 2,
    pitch: band.pitch,
  });

/**
 * Returns the path of a weft through the tangle and the cloth into the band.
 * @param weft place in the cloth, from 0 at the top
 * @param place place at the left edge, from 0 at the top
 */
export function weftPath(
  weft: number,
  place: number,
  nextRandom: () => number,
  layout: Layout,
): string {
  const { viewBox, wefts, cloth, band } = layout;
  const scaleX = cloth.left / TANGLE_BOX.width;
  const scaleY = viewBox.height / TANGLE_BOX.height;
  const scaled = ([x, y]: Point): Point => [x * scaleX, y * scaleY];

  const startY = ENTRY.top + (place * ENTRY.height) / wefts.count;
  const clothY = clothYOf(weft, layout);
  const bandY = yInBand(weft, layout);

  const [firstBend, ...furtherBends] = tangle(
    { endY: clothY / scaleY, squeeze: scaleY / scaleX },
    nextRandom,
  );
  const entryHandle: Point = [
    between(ENTRY_HANDLE.minX, ENTRY_HANDLE.maxX, nextRandom),
    startY + (nextRandom() - 0.5) * ENTRY_HANDLE.spreadY,
  ];

  const pen = new Pen({ decimals: viewBox.decimals })
    .move([-OVERHANG, startY * scaleY])
    .curve(
      scaled(entryHandle),
      scaled(controlBefore(firstBend)),
      scaled(firstBend.at),
    );

  for (const bend of furtherBends)
    pen.smooth(scaled(controlBefore(bend)), scaled(bend.at));

  return pen
    .smooth([cloth.left - CLOTH_HANDLE * scaleX, clothY], [cloth.left, clothY])
    .line([cloth.right, clothY])
    .glide([band.left, bandY])
    .line([band.right, bandY])
    .toString();
}
