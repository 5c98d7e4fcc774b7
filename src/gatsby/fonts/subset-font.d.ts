declare module 'subset-font' {
  export type AxisLimit = number | { min: number; max: number };

  interface Options {
    targetFormat: 'woff2' | 'truetype';
    variationAxes?: Record<string, AxisLimit>;
    keepFeatures?: string[];
    keepAllGlyphs?: boolean; // Needs an empty `text`.
  }

  export default function subsetFont(
    font: Buffer,
    text: string,
    options: Options,
  ): Promise<Buffer>;
}
