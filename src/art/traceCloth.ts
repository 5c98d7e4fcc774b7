import { Pen } from './pen';
import type { Structure } from './structures';

type Thread = { centre: number; width: number };

type Cloth = {
  warps: readonly Thread[];
  wefts: readonly Thread[];
  structure: Structure;

  /** Where the traced threads start. */
  from: number;

  /** Where the traced threads end. */
  to: number;

  /** Gap on both sides of a thread on top. */
  clearance: number;
};

type Piece = { start: number; end: number };

/**
 * Minimum length of a visible piece of thread. Shorter pieces would look like
 * specks and are left out.
 */
const MIN_PIECE = 3.5;

/** Returns the pieces of a thread that no crossing thread covers. */
function visiblePieces(
  coveringThreads: readonly Thread[],
  { from, to, clearance }: Cloth,
): Piece[] {
  const pieces: Piece[] = [];
  let start = from;

  for (const { centre, width } of coveringThreads) {
    pieces.push({ start, end: centre - width / 2 - clearance });
    start = centre + width / 2 + clearance;
  }

  return [...pieces, { start, end: to }].filter(
    (piece) => piece.end - piece.start >= MIN_PIECE,
  );
}

function traceWarp(warp: number, centre: number, cloth: Cloth): string {
  const pen = new Pen({ decimals: 1 });
  const weftsOnTop = cloth.wefts.filter(
    (_, weft) => !cloth.structure(warp, weft),
  );

  for (const { start, end } of visiblePieces(weftsOnTop, cloth))
    pen.move([centre, start]).line([centre, end]);

  return pen.toString();
}

function traceWeft(weft: number, centre: number, cloth: Cloth): string {
  const pen = new Pen({ decimals: 1 });
  const warpsOnTop = cloth.warps.filter((_, warp) =>
    cloth.structure(warp, weft),
  );

  for (const { start, end } of visiblePieces(warpsOnTop, cloth))
    pen.move([start, centre]).line([end, centre]);

  return pen.toString();
}

/**
 * Returns the path of each warp or of each weft. A path is interrupted where a
 * crossing thread lies on top, so that any background shows through the gaps.
 */
export function traceCloth(cloth: Cloth, direction: 'warp' | 'weft'): string[] {
  return direction === 'warp'
    ? cloth.warps.map(({ centre }, warp) => traceWarp(warp, centre, cloth))
    : cloth.wefts.map(({ centre }, weft) => traceWeft(weft, centre, cloth));
}
