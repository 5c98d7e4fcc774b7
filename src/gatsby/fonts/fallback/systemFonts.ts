/** A sans-serif system font. */
export interface SystemFont {
  family: string;
  /** Name in @fontsource of the font whose widths are measured. */
  measured: string;
  /** Average glyph width relative to the measured font, regular and bold. */
  ratio?: [number, number];
  /** Full font names, for `local()`. */
  regular: readonly string[];
  bold: readonly string[];
}

/** Fallback fonts, in the order in which a browser tries them. */
export const systemFonts: readonly SystemFont[] = [
  {
    // Metric-compatible fonts have the same widths.
    family: 'Arial',
    measured: 'arimo',
    regular: ['Arial', 'Liberation Sans', 'Arimo', 'Arimo Regular', 'Helvetica'],
    bold: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold'],
  },
  {
    family: 'Roboto',
    measured: 'roboto',
    regular: ['Roboto', 'Roboto Regular'],
    bold: ['Roboto Bold'],
  },
  {
    family: 'Segoe UI',
    measured: 'arimo',
    // The licence of Segoe UI excludes npm. The average widths of Segoe UI and Arial are from @capsizecss/metrics.
    ratio: [908 / 913, 973 / 983],
    regular: ['Segoe UI'],
    bold: ['Segoe UI Bold'],
  },
  {
    family: 'Noto Sans',
    measured: 'noto-sans',
    regular: ['Noto Sans', 'Noto Sans Regular'],
    bold: ['Noto Sans Bold'],
  },
  {
    family: 'DejaVu Sans',
    measured: 'dejavu-sans',
    regular: ['DejaVu Sans'],
    bold: ['DejaVu Sans Bold'],
  },
];
