/**
 * A weave's structure: whether the warp lies on top of the weft where they
 * cross. Both are indices from 0.
 */
export type Structure = (warp: number, weft: number) => boolean;

export const structures = {
  plain: (warp, weft) => (warp + weft) % 2 === 0,

  /**
   * Each thread passes over two and under two. From weft to weft, this pattern
   * moves one to the right, as in denim: modulo 4, `+ 3` is `- 1`.
   */
  twill: (warp, weft) => (warp + 3 * weft) % 4 < 2,

  /**
   * Each warp passes over one weft and under four. From weft to weft, the warp
   * on top moves two to the right: modulo 5, `+ 3` is `- 2`.
   */
  satin: (warp, weft) => (warp + 3 * weft) % 5 === 0,
} satisfies Record<string, Structure>;

export type Weave = keyof typeof structures;
