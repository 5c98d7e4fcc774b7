import type { Brand } from './brand';
import { darkScheme } from './darkScheme';
import { fixedColours } from './fixedColours';
import { lightScheme } from './lightScheme';

/**
 * Derives custom properties, without `--`. If brandFaults finds no fault, text
 * and controls have WCAG 2.2 AA's contrast.
 */
export const derivePalette = (brand: Brand) => ({
  fixed: fixedColours(brand),
  light: lightScheme(brand),
  dark: darkScheme(brand),
});

export type Palette = ReturnType<typeof derivePalette>;
