declare module 'subset-font' {
  export type AxisLimit = number | { min: number; max: number };

  interface Options {
    targetFormat: 'woff2' | 'truetype';
    /** Axes that are left out keep their full range. */
    variationAxes?: Record<string, AxisLimit>;
    keepFeatures?: string[];
    /** If true, the text must be empty. */
    keepAllGlyphs?: boolean;
  }

  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
