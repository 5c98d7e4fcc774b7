/**
 * What a visitor's machine is likely to have: all are as wide as Arial, or nearly (Roboto). That of Linux comes first: there
 * each name is asked of another process while the page waits, and elsewhere it costs nothing.
 */
const LOCAL = ['Liberation Sans', 'Arial', 'Roboto', 'Arimo', 'Helvetica'];
const LOCAL_BOLD = LOCAL.map((name) => `${name} Bold`);

type Fallback = {
  weight: string;
  local: readonly string[];
  /** How wide the typeface sets the site's texts, beside the local one (measured in Chromium with kerning). */
  sizeAdjust: number;
};

export type Typeface = {
  /** The npm package that it comes from, and the start of its files' names. */
  name: string;
  family: string;
  files: { latin: string; latinExt: string };
  /** Axes pinned to one place: they cost bytes, and the site's styles never move them. */
  pinned: Record<string, number>;
  weight: string;
  fallbackFamily: string;
  fallbacks: readonly Fallback[];
};

/**
 * The family of the files that few pages need. It is another one, which styles name after the first: a browser asks for
 * every face of a family that it uses, and for each size of a face that has not come it makes ready a stand-in.
 */
export const restFamily = ({ family }: Typeface): string => `${family} rest`;

export const typefaces: readonly Typeface[] = [
  {
    name: 'bricolage-grotesque',
    family: 'Bricolage Grotesque',
    files: { latin: 'latin-standard-normal', latinExt: 'latin-ext-standard-normal' },
    // The largest optical size has the character: tight and ink-trapped. It is for 24 px and above.
    pinned: { opsz: 96, wght: 700, wdth: 100 },
    weight: '700',
    fallbackFamily: 'Bricolage fallback',
    fallbacks: [{ weight: '700', local: LOCAL_BOLD, sizeAdjust: 0.915 }],
  },
  {
    name: 'instrument-sans',
    family: 'Instrument Sans',
    files: { latin: 'latin-wght-normal', latinExt: 'latin-ext-wght-normal' },
    pinned: {},
    weight: '400 700',
    fallbackFamily: 'Instrument fallback',
    fallbacks: [
      { weight: '400 500', local: LOCAL, sizeAdjust: 1.015 },
      { weight: '600', local: LOCAL_BOLD, sizeAdjust: 0.979 },
      { weight: '700', local: LOCAL_BOLD, sizeAdjust: 0.991 },
    ],
  },
];
