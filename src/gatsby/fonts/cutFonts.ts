import { createHash } from 'node:crypto';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { readFont, type Typeface } from './typefaces';

/** In every page's first request: ASCII, typographic marks, and the letters that English borrows most. */
const BASE = /[ -~\u00a0‘’“”–—…·•×©®™°£€½éèà]/;

/** What setting Latin text takes. Figures of equal width and alternates would cost 4 kB. */
const FEATURES = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl'];

export interface FontFile {
  /** `base` is what every page loads. */
  part: string;
  file: string;
  font: Buffer;
  characters: number[];
}

/** The code points that a font can draw, in order; the last one ends a font's list, and is no character. */
const charactersOf = (font: Buffer): number[] =>
  // A file of a package holds one font, and not several.
  (create(font) as Font).characterSet.filter((code) => code >= 32 && code < 0xffff);

/** Cuts a typeface into a small base and files for the rest of Latin and Latin Extended. */
export function cutTypeface(typeface: Typeface): Promise<FontFile[]> {
  const [latin, latinExt] = [readFont(typeface, 'latin'), readFont(typeface, 'latin-ext')];
  const cut = async (part: string, font: Buffer, characters: number[]): Promise<FontFile> => {
    const smaller = await subsetFont(font, String.fromCodePoint(...characters), {
      targetFormat: 'woff2',
      variationAxes: typeface.pinned,
      keepFeatures: FEATURES,
    });
    const hash = createHash('sha256').update(smaller).digest('hex').slice(0, 8);
    return { part, file: `${typeface.name}-${part}-${hash}.woff2`, font: smaller, characters };
  };
  const characters = charactersOf(latin);
  const isBase = (code: number): boolean => BASE.test(String.fromCodePoint(code));
  const others = characters.filter((code) => !isBase(code));
  const extended = charactersOf(latinExt).filter((code) => !characters.includes(code));
  return Promise.all([
    cut('base', latin, characters.filter(isBase)),
    cut('latin', latin, others),
    cut('latin-ext', latinExt, extended),
  ]);
}
