import { createHash } from 'node:crypto';
import { create, type Font } from 'fontkitten';
import subsetFont from 'subset-font';
import { readFont, type Typeface } from './typefaces';

/** In every page's first request: ASCII, typographic marks, and the letters that English borrows most. */
const BASE = /[ -~\u00a0‘’“”–—…·•×©®™°£€½éèà]/;

/** What setting Latin text takes. Figures of equal width and alternates would cost 4 kB. */
const FEATURES = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl'];

export interface FontFile {
  file: string;
  font: Buffer;
  characters: number[];
}

export interface CutTypeface {
  typeface: Typeface;
  base: FontFile;
  rest: FontFile[];
}

/** The code points that a font can draw, in order; the last one ends a font's list, and is no character. */
const charactersOf = (font: Buffer): number[] =>
  // A file of a package holds one font, and not several.
  (create(font) as Font).characterSet.filter((code) => code >= 32 && code < 0xffff);

/** Cuts a typeface into a small base, which every page loads, and files for the rest of Latin and Latin Extended. */
export async function cutTypeface(typeface: Typeface): Promise<CutTypeface> {
  const [latin, latinExt] = [readFont(typeface, 'latin'), readFont(typeface, 'latin-ext')];
  const cut = async (part: string, font: Buffer, characters: number[]): Promise<FontFile> => {
    const smaller = await subsetFont(font, String.fromCodePoint(...characters), {
      targetFormat: 'woff2',
      variationAxes: typeface.pinned,
      keepFeatures: FEATURES,
    });
    const hash = createHash('sha256').update(smaller).digest('hex').slice(0, 8);
    return { file: `${typeface.name}-${part}-${hash}.woff2`, font: smaller, characters };
  };
  const characters = charactersOf(latin);
  const isBase = (code: number): boolean => BASE.test(String.fromCodePoint(code));
  const others = characters.filter((code) => !isBase(code));
  const extended = charactersOf(latinExt).filter((code) => !characters.includes(code));
  return {
    typeface,
    base: await cut('base', latin, characters.filter(isBase)),
    rest: [await cut('latin', latin, others), await cut('latin-ext', latinExt, extended)],
  };
}
