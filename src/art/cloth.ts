import { Pen } from './pen';

/**
 * A weave's structure: whether the warp lies on top of the weft where they
 * cross. Both are indices from 0.
 */
export type Structure = (warp: number, weft: number) => boolean;

export const structures = {
  plain: (warp, weft) => (warp + weft) % 2 === 0,

  /**
   * Each thread passes over two and under two. From weft to weft, this pattern
   * moves one to the right, as in denim.
   */
  twill: (warp, weft) => (warp + 3 * weft) % 4 < 2,

  /**
   * Each warp passes over one weft and under four. On each further weft, the
   * warp on top is two to the right.
   */
  satin: (warp, weft) => (warp + 3 * weft) % 5 === 0,
} satisfies Record<string, Structure>;

export type Weave = keyof typeof structures;
type Thread = { centre: number; width: number };

/**
 * The traced threads start at `from` and end at `to`. `clearance` is the gap on
 * both sides of a thread on top.
 */
type Cloth = {
  warps: readonly Thread[];
  wefts: readonly Thread[];
  structure: Structure;
  from: number;
  to: number;
  clearance: number;
};

/**
 * Minimum length of a visible piece of thread. Shorter pieces would look like
 * specks and are left out.
 */
const MIN_PIECE = 3.5;

/**
 * Returns the path of each warp or weft, interrupted where another lies on top,
 * so that any background shows through.
 */
export function traceCloth(cloth: Cloth, direction: 'warp' | 'weft'): string[] {
  const { warps, wefts, structure, from, to, clearance } = cloth;
  const isWarp = direction === 'warp';
  const [threads, crossingThreads] = isWarp ? [warps, wefts] : [wefts, warps];

  return threads.map(({ centre }, index) => {
    const pen = new Pen({ decimals: 1 });

    const drawPiece = (start: number, end: number): void => {
      if (end - start < MIN_PIECE) return;
      if (isWarp) pen.move([centre, start]).line([centre, end]);
      else pen.move([start, centre]).line([end, centre]);
    };

    let pieceStart = from;

    crossingThreads.forEach((other, otherIndex) => {
      const isOnTop = isWarp
        ? structure(index, otherIndex)
        : !structure(otherIndex, index);

      if (isOnTop) return;
      drawPiece(pieceStart, other.centre - other.width / 2 - clearance);
      pieceStart = other.centre + other.width / 2 + clearance;
    });
    drawPiece(pieceStart, to);

    return pen.toString();
  });
}
