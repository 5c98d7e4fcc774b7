/** A sans-serif system font. */
export interface SystemFont {
  family: string;
  /** The Fontsource package whose glyph widths are measured. */
  measuredPackage: string;
  /** Average glyph width relative to the measured font. Default: 1. */
  widthRatio?: { regular: number; bold: number };
  /** Full names of the regular fonts and of the bold fonts, for `local()`. */
  regular: readonly string[];
  bold: readonly string[];
}

/** Fallback fonts, in the order in which a browser tries them. */
export const systemFonts: readonly SystemFont[] = [
  {
    // All fonts in this entry have the same glyph widths.
    family: 'Arial',
    measuredPackage: 'arimo',
    regular: ['Arial', 'Liberation Sans', 'Arimo', 'Arimo Regular', 'Helvetica'],
    bold: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold'],
  },
  {
    family: 'Roboto',
    measuredPackage: 'roboto',
    regular: ['Roboto', 'Roboto Regular'],
    bold: ['Roboto Bold'],
  },
  {
    family: 'Segoe UI',
    measuredPackage: 'arimo',
    // The licence of Segoe UI forbids an npm package. @capsizecss/metrics has the average widths of Segoe UI and Arial.
    widthRatio: { regular: 908 / 913, bold: 973 / 983 },
    regular: ['Segoe UI'],
    bold: ['Segoe UI Bold'],
  },
  {
    family: 'Noto Sans',
    measuredPackage: 'noto-sans',
    regular: ['Noto Sans', 'Noto Sans Regular'],
    bold: ['Noto Sans Bold'],
  },
  {
    family: 'DejaVu Sans',
    measuredPackage: 'dejavu-sans',
    regular: ['DejaVu Sans'],
    bold: ['DejaVu Sans Bold'],
  },
];
