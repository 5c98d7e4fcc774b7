import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { type FontFacts, readSfnt } from './sfnt';
import type { Typeface } from './typefaces';

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
/** In every page's first request: ASCII, typographic marks, and the letters that English borrows most. */
const BASE = new Set(`${ASCII}\u00a0‘’“”–—…·•×©®™°£€½éèà`);

/** What setting Latin text takes. Figures of equal width and alternates would cost 4 kB. */
const FEATURES = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl'];

export type FontFile = { file: string; font: Buffer; characters: number[] };
export type CutTypeface = {
  typeface: Typeface;
  facts: FontFacts;
  base: FontFile;
  rest: FontFile[];
};

/** Where npm put a typeface. */
export const packageFolder = (name: string, root: string): string =>
  join(root, 'node_modules/@fontsource-variable', name);

/** The licence that each typeface asks to be handed on with it. */
export function readLicence({ name }: Typeface, root: string): string {
  return readFileSync(join(packageFolder(name, root), 'LICENSE'), 'utf8');
}

/** Cuts a typeface into a small base, which every page loads, and files for the rest of Latin and Latin Extended. */
export async function cutTypeface(typeface: Typeface, root: string): Promise<CutTypeface> {
  const { name, files, pinned } = typeface;
  const read = async (file: string) => {
    const font = readFileSync(join(packageFolder(name, root), 'files', `${name}-${file}.woff2`));
    return {
      font,
      facts: readSfnt(
        await subsetFont(font, '', { targetFormat: 'truetype', keepAllGlyphs: true }),
      ),
    };
  };
  const cut = async (part: string, font: Buffer, characters: number[]): Promise<FontFile> => {
    const text = String.fromCodePoint(...characters);
    const smaller = await subsetFont(font, text, {
      targetFormat: 'woff2',
      variationAxes: pinned,
      keepFeatures: FEATURES,
    });
    const hash = createHash('sha256').update(smaller).digest('hex').slice(0, 8);
    return { file: `${name}-${part}-${hash}.woff2`, font: smaller, characters };
  };
  const [latin, latinExt] = [await read(files.latin), await read(files.latinExt)];
  const sorted = (characters: Iterable<number>): number[] =>
    [...characters].filter((code) => code >= 32).sort((a, b) => a - b);
  const isBase = (code: number): boolean => BASE.has(String.fromCodePoint(code));
  const all = sorted(latin.facts.characters);
  return {
    typeface,
    facts: latin.facts,
    base: await cut('base', latin.font, all.filter(isBase)),
    rest: [
      await cut(
        'latin',
        latin.font,
        all.filter((code) => !isBase(code)),
      ),
      await cut(
        'latin-ext',
        latinExt.font,
        sorted(latinExt.facts.characters).filter((code) => !latin.facts.characters.has(code)),
      ),
    ],
  };
}
