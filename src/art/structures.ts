/** Whether the warp thread lies on top of the weft thread where they cross. */
export type Structure = (warp: number, weft: number) => boolean;

const modulo = (number: number, by: number): number => ((number % by) + by) % by;

export const structures = {
  /** Over one, under one. */
  plain: (warp, weft) => modulo(warp + weft, 2) === 0,
  /** Over two, under two, one further in each row: the diagonal of denim. */
  twill: (warp, weft) => modulo(warp - weft, 4) < 2,
  /** Over one, under four, two further in each row: no two bindings touch, so the surface is smooth. */
  satin: (warp, weft) => modulo(warp - 2 * weft, 5) === 0,
} satisfies Record<string, Structure>;

export type Weave = keyof typeof structures;
