import { createHash } from 'node:crypto';
import { create, type Font } from 'fontkitten';
import subsetFont from 'subset-font';
import { readFont, type Typeface } from './typefaces';

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
/** In every page's first request: ASCII, typographic marks, and the letters that English borrows most. */
const BASE = new Set(`${ASCII}\u00a0‘’“”–—…·•×©®™°£€½éèà`);

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

/** What a font file says of itself. @throws where it holds several fonts */
export function openFont(file: Buffer): Font {
  const opened = create(file);
  if (opened.isCollection) throw new Error('The file holds several fonts.');
  return opened;
}

/** The code points that a font can draw, in order; the last one ends a font's list, and is no character. */
const charactersOf = (font: Buffer): number[] =>
  openFont(font)
    .characterSet.filter((code) => code >= 32 && code < 0xffff)
    .sort((a, b) => a - b);

/** Cuts a typeface into a small base, which every page loads, and files for the rest of Latin and Latin Extended. */
export async function cutTypeface(typeface: Typeface, root: string): Promise<CutTypeface> {
  const [latin, latinExt] = [
    readFont(typeface, 'latin', root),
    readFont(typeface, 'latinExt', root),
  ];
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
  const isBase = (code: number): boolean => BASE.has(String.fromCodePoint(code));
  const others = characters.filter((code) => !isBase(code));
  const extended = charactersOf(latinExt).filter((code) => !characters.includes(code));
  return {
    typeface,
    base: await cut('base', latin, characters.filter(isBase)),
    rest: [await cut('latin', latin, others), await cut('latin-ext', latinExt, extended)],
  };
}
