/**
 * Lengths of a loom, in units of its viewBox. From left to right: the tangle,
 * the cloth, a free stretch in which the wefts are sorted by colour, the band.
 */
export type Layout = {
  viewBox: {
    width: number;
    height: number;

    /** Precision of the wefts' points. */
    decimals: number;

    /** How the drawing fills a box of another shape. */
    preserveAspectRatio: string;
  };

  /** The threads that run across; `pitch` is their distance in the cloth. */
  wefts: { count: number; width: number; pitch: number };

  /** The warps run down in the middle between `left` and `right`. */
  cloth: { left: number; right: number };
  warps: { count: number; pitch: number };

  /** From `left` to `right`, the wefts are `pitch` apart. */
  band: { left: number; right: number; pitch: number };
};

/**
 * For the hero and for share images, about 1440 px wide: there, whole numbers
 * are precise enough. Thirty threads are ten of each colour. The lengths were
 * chosen by eye at that width: a cloth loose enough for single threads to be
 * seen, and a band half as wide as the cloth. The band goes on beyond the
 * viewBox, for low windows, where the hero shows a smaller loom.
 */
export const WIDE: Layout = {
  viewBox: {
    width: 1440,
    height: 560,
    decimals: 0,
    preserveAspectRatio: 'xMinYMid meet',
  },
  wefts: { count: 30, width: 2.25, pitch: 13.5 },
  cloth: { left: 600, right: 870 },
  warps: { count: 20, pitch: 14 },
  band: { left: 1072, right: 3600, pitch: 7 },
};

/**
 * For phones, about 390 px wide: fewer threads in about the same density, or
 * they would blur. The cloth takes 40 % to 62 % of the width and the band
 * starts at 75 %; the tangle gets less room than in the wide loom.
 */
export const NARROW: Layout = {
  viewBox: {
    width: 390,
    height: 240,
    decimals: 1,
    preserveAspectRatio: 'xMidYMid slice',
  },
  wefts: { count: 12, width: 2, pitch: 14 },
  cloth: { left: 156, right: 242 },
  warps: { count: 8, pitch: 11 },
  band: { left: 292, right: 410, pitch: 6 },
};

/**
 * Returns y of a weft in the cloth, which is centred in the viewBox. Weft 0 is
 * the top one.
 */
export function clothYOf(weft: number, { viewBox, wefts }: Layout): number {
  const clothHeight = (wefts.count - 1) * wefts.pitch;
  // A whole number gives the paths shorter numbers.
  const top = Math.round((viewBox.height - clothHeight) / 2);

  return top + weft * wefts.pitch;
}
