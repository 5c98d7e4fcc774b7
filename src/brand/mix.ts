import { formatHex, interpolate } from 'culori';

/** A mix of two colours in OKLab. @param share of the second one, 0 to 1 */
export const mix = (one: string, other: string, share: number): string =>
  formatHex(interpolate([one, other], 'oklab')(share));
