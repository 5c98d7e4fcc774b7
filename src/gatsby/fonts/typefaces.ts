import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';

/** The measure of Arial, as capsize reads it from the font, but for how wide its letters are. */
const ARIAL = {
  familyName: 'Arial',
  unitsPerEm: 2048,
  ascent: 1854,
  descent: -434,
  lineGap: 67,
};

/** Windows and Apple have Arial; Linux has Liberation Sans, of the same widths, and Android Roboto, of nearly the same. */
const REGULAR = {
  names: ['Arial', 'Liberation Sans', 'Roboto'],
  metrics: { ...ARIAL, xWidthAvg: 913 },
};
const BOLD = {
  names: REGULAR.names.map((name) => `${name} Bold`),
  metrics: { ...ARIAL, xWidthAvg: 983 },
};

export interface Typeface {
  /** The npm package that it comes from, and the start of its files' names. */
  name: string;
  family: string;
  /** Which of the package's files: those with the axes that are used. */
  axes: 'standard' | 'wght';
  /** Axes pinned to one place: they cost bytes, and the site's styles never move them. */
  pinned: Record<string, number>;
  weight: string;
  fallbackFamily: string;
  /** What stands in until the typeface is there, at which weights, of which the first is measured; with its names on machines. */
  fallbacks: readonly { weight: string; local: typeof REGULAR }[];
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
  fallbackFamily: 'Display fallback',
  fallbacks: [{ weight: '700', local: BOLD }],
};

/** For all other text. */
const body: Typeface = {
  name: 'instrument-sans',
  family: 'Instrument Sans',
  axes: 'wght',
  pinned: {},
  weight: '400 700',
  fallbackFamily: 'Body fallback',
  fallbacks: [
    { weight: '400 500', local: REGULAR },
    { weight: '600', local: BOLD },
    { weight: '700', local: BOLD },
  ],
};

export const typefaces: readonly Typeface[] = [display, body];
