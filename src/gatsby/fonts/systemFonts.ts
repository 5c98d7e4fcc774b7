/** A sans-serif font that visitors' machines may have. */
export interface SystemFont {
  family: string;
  /** npm package of @fontsource that is measured. */
  measured: string;
  /** Width of its letters relative to those of the measured font, regular and bold. */
  ratio?: [number, number];
  /** Full font names, for `local()`. */
  regular: readonly string[];
  bold: readonly string[];
}

/** Fallback fonts, in the order in which a browser tries them. */
export const systemFonts: readonly SystemFont[] = [
  {
    // The other names are fonts of the same widths.
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
    // Its licence keeps it out of npm; these are the average widths that @capsizecss/metrics lists for it and for Arial.
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
