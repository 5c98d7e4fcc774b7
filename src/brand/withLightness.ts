import { clampChroma, converter, formatHex } from 'culori';

const oklch = converter('oklch');

/** OKLab's lightness of a colour: 0 is black, 1 is white. */
export const lightness = (colour: string): number => oklch(colour)?.l ?? 0;

/** The same hue, as strong as it was or as a screen can show it, in another lightness: 0 is black, 1 is white. */
export const withLightness = (colour: string, l: number): string =>
  formatHex(
    clampChroma({ h: 0, ...oklch(colour), mode: 'oklch', c: oklch(colour)?.c ?? 0, l }, 'oklch'),
  );
