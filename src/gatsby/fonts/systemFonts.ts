/** One weight of a font that visitors' machines may have. */
interface SystemFace {
  /** Full font names, for `local()`. */
  names: readonly string[];
  /** Average width of a letter in English text, in em: `xWidthAvg / unitsPerEm` of @capsizecss/unpack. */
  width: number;
}

export interface SystemFont {
  family: string;
  regular: SystemFace;
  bold: SystemFace;
}

/** Fallback fonts, in the order in which a browser tries them. The wider a font, the more often its lines break elsewhere. */
export const systemFonts: readonly SystemFont[] = [
  {
    // The other names are fonts of the same widths.
    family: 'Arial',
    regular: {
      names: ['Arial', 'Liberation Sans', 'Arimo', 'Arimo Regular', 'Helvetica'],
      width: 913 / 2048,
    },
    bold: {
      names: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold'],
      width: 983 / 2048,
    },
  },
  {
    family: 'Roboto',
    regular: { names: ['Roboto', 'Roboto Regular'], width: 911 / 2048 },
    bold: { names: ['Roboto Bold'], width: 926 / 2048 },
  },
  {
    family: 'Segoe UI',
    regular: { names: ['Segoe UI'], width: 908 / 2048 },
    bold: { names: ['Segoe UI Bold'], width: 973 / 2048 },
  },
  {
    family: 'Noto Sans',
    regular: { names: ['Noto Sans', 'Noto Sans Regular'], width: 474 / 1000 },
    bold: { names: ['Noto Sans Bold'], width: 503 / 1000 },
  },
  {
    family: 'DejaVu Sans',
    regular: { names: ['DejaVu Sans'], width: 1041 / 2048 },
    bold: { names: ['DejaVu Sans Bold'], width: 1176 / 2048 },
  },
];
