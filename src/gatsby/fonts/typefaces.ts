import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';

export interface Typeface {
  /** The npm package that it comes from, and the start of its files' names. */
  name: string;
  family: string;
  /** Which of the package's files: those with the axes that are used. */
  axes: 'standard' | 'wght';
  /** Axes pinned to one place: they cost bytes, and the site's styles never move them. */
  pinned: Record<string, number>;
  weight: string;
  /** The custom property whose value is the `font-family` of this typeface and its fallbacks. */
  property: string;
  /** Weights that get fallback fonts; the first number of each is measured. */
  fallbackWeights: readonly string[];
}

/** A file of the package that a typeface comes from. */
export const readPackage = ({ name }: Typeface, file: string): Buffer =>
  readFileSync(`node_modules/@fontsource-variable/${name}/${file}`);

type Part = 'latin' | 'latin-ext';

/** A typeface as it comes, with all letters of a part. */
export const readFont = (typeface: Typeface, part: Part): Buffer =>
  readPackage(typeface, `files/${typeface.name}-${part}-${typeface.axes}-normal.woff2`);

/** The same in one form, unpacked. @param axes pinned besides those that the typeface pins */
export const unpackFont = (typeface: Typeface, part: Part, axes = {}): Promise<Buffer> =>
  subsetFont(readFont(typeface, part), '', {
    targetFormat: 'truetype',
    variationAxes: { ...typeface.pinned, ...axes },
    keepAllGlyphs: true,
  });

/** For headings. */
export const display: Typeface = {
  name: 'bricolage-grotesque',
  family: 'Bricolage Grotesque',
  axes: 'standard',
  // The largest optical size has the character: tight and ink-trapped. It is for 24 px and above.
  pinned: { opsz: 96, wght: 700, wdth: 100 },
  weight: '700',
  property: '--display',
  fallbackWeights: ['700'],
};

/** For all other text. */
const body: Typeface = {
  name: 'instrument-sans',
  family: 'Instrument Sans',
  axes: 'wght',
  pinned: {},
  weight: '400 700',
  property: '--body',
  fallbackWeights: ['400 500', '600', '700'],
};

export const typefaces: readonly Typeface[] = [display, body];
