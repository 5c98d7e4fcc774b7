declare module 'subset-font' {
  /** Where an axis is pinned, or between which values it stays variable. */
  export type AxisLimit = number | { min: number; max: number };

  interface Options {
    targetFormat: 'woff2' | 'truetype';
    /** Axes that are not named stay as they are. */
    variationAxes?: Record<string, AxisLimit>;
    keepFeatures?: string[];
    keepAllGlyphs?: boolean;
  }

  /** Returns a smaller font that draws only the given text. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
