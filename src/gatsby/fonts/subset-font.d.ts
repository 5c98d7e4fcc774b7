declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype';
    /** Axes that are pinned to one place; the others stay variable. */
    variationAxes?: Record<string, number>;
    keepFeatures?: string[];
    keepAllGlyphs?: boolean;
  }

  /** A smaller font that draws only the given text. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
