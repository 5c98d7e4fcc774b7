import type { Brand } from './brand';
import { darkScheme } from './darkScheme';
import { fixedColours } from './fixedColours';
import { lightScheme } from './lightScheme';
import type { Palette } from './palette';

/**
 * Every colour of the site from the five of a brand without faults. Each pair of colours that meet has the contrast
 * that `PAIRS` asks for.
 */
export const derivePalette = (brand: Brand): Palette => ({
  fixed: fixedColours(brand),
  light: lightScheme(brand),
  dark: darkScheme(brand),
});
