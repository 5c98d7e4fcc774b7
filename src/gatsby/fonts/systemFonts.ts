export type FontStyle = 'regular' | 'bold';

/** A sans-serif system font. The build machine need not have it: a Fontsource package has it, or one of similar widths. */
export interface SystemFont {
  family: string;
  /** Other full names of the regular font, and fonts with the same glyph widths. */
  aliases?: readonly string[];
  measuredPackage: string;
  /** Average glyph width relative to the font in the package. Default: 1. */
  widthRatio?: Record<FontStyle, number>;
}

/** In the order in which a browser tries them. */
export const systemFonts: readonly SystemFont[] = [
  {
    family: 'Arial',
    aliases: ['Liberation Sans', 'Arimo', 'Arimo Regular', 'Helvetica'],
    measuredPackage: 'arimo',
  },
  { family: 'Roboto', aliases: ['Roboto Regular'], measuredPackage: 'roboto' },
  {
    family: 'Segoe UI',
    // The licence of Segoe UI forbids an npm package. @capsizecss/metrics has the average widths of Segoe UI and Arial.
    measuredPackage: 'arimo',
    widthRatio: { regular: 908 / 913, bold: 973 / 983 },
  },
  { family: 'Noto Sans', aliases: ['Noto Sans Regular'], measuredPackage: 'noto-sans' },
  { family: 'DejaVu Sans', measuredPackage: 'dejavu-sans' },
];
