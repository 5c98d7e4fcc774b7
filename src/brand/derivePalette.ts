import type { Brand } from './brand';
import { darkScheme } from './darkScheme';
import { fixedColours } from './fixedColours';
import { lightScheme } from './lightScheme';

/**
 * Derives the site's colours. Their names are those of the custom properties,
 * without `--`. If brandFaults finds no fault, text and controls have the
 * contrast that WCAG 2.2 AA requires.
 */
export const derivePalette = (brand: Brand) => ({
  fixed: fixedColours(brand),
  light: lightScheme(brand),
  dark: darkScheme(brand),
});

export type Palette = ReturnType<typeof derivePalette>;
