import { createHash } from 'node:crypto';
import subsetFont from 'subset-font';
import { allCodePoints } from './codePoints';
import { codePointsInFile, type FontPackage, readSubset, subsetsFor } from './fontPackage';
import type { Face, Typeface } from './typefaces';

/** Printable ASCII. */
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/** Characters that are kept even if the content lacks them. The accented letters are the most frequent in English. */
const ALWAYS_KEPT = `${ASCII}\u00a0‘’“”–—…·•×©®™°£€½éèà`;

/** OpenType features that are kept. Others, such as tabular figures and stylistic alternates, would cost 4 kB. */
const FEATURES = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl'];

/** Subsets with letters that visitors may type into the form, by Fontsource's names. */
const INPUT_SUBSETS = ['latin', 'latin-ext'];

/** A subset is in the base part if it is the first, or has this share of the content's characters, repetitions included. */
const MIN_BASE_SHARE = 0.01;

/** Names of subsets with symbols. They come last: their letters are for formulas, and `latin` or `greek` has them too. */
const SYMBOL_SUBSETS = /^(math|symbols)/;

const isCombiningAccent = (code: number): boolean => /\p{M}/u.test(String.fromCodePoint(code));

/** Some code points of a subset. Each part becomes a font file of each face. */
interface Part {
  /** Every page loads `base`. Browsers load `rare` for rare characters of the content, and `typed` for input in the form. */
  use: 'base' | 'rare' | 'typed';
  subset: string;
  codePoints: number[];
}

export interface FontFile {
  file: string;
  font: Buffer;
  weight: string;
  codePoints: readonly number[];
}

/** Divides the code points of the content and ALWAYS_KEPT into parts. No two parts share a code point. */
function contentParts(fontPackage: FontPackage, suffix: string, content: string): Part[] {
  const contentCodePoints = allCodePoints(content);
  const unassigned = new Set(allCodePoints(ALWAYS_KEPT + content));
  const candidates = subsetsFor(fontPackage, unassigned).map((subset) => {
    const inFile = codePointsInFile(fontPackage, subset, suffix);
    const wanted = inFile.filter((code) => unassigned.has(code));
    return { subset, wanted, priority: SYMBOL_SUBSETS.test(subset) ? 0 : wanted.length };
  });
  const parts: Part[] = [];
  for (const { subset, wanted } of candidates.sort((a, b) => b.priority - a.priority)) {
    // An earlier subset may have some of them.
    const codePoints = wanted.filter((code) => unassigned.has(code));
    if (codePoints.length === 0) continue;
    for (const code of codePoints) unassigned.delete(code);
    const occurrences = contentCodePoints.filter((code) => codePoints.includes(code)).length;
    const isBase = parts.length === 0 || occurrences >= contentCodePoints.length * MIN_BASE_SHARE;
    parts.push({ use: isBase ? 'base' : 'rare', subset, codePoints });
  }
  return parts;
}

/** Returns parts with other code points that visitors may type: Latin letters, and letters of the content's alphabets. */
function inputParts(fontPackage: FontPackage, suffix: string, partsOfContent: Part[]): Part[] {
  const assigned = new Set(partsOfContent.flatMap(({ codePoints }) => codePoints));
  const subsets = new Set([...INPUT_SUBSETS, ...partsOfContent.map(({ subset }) => subset)]);
  const parts: Part[] = [];
  for (const subset of fontPackage.subsets.filter((each) => subsets.has(each))) {
    const inFile = codePointsInFile(fontPackage, subset, suffix);
    // No combining accents: if the font lacks the accented letter, browsers would draw the accent beside the letter.
    const codePoints = inFile.filter((code) => !assigned.has(code) && !isCombiningAccent(code));
    for (const code of codePoints) assigned.add(code);
    if (codePoints.length > 0) parts.push({ use: 'typed', subset, codePoints });
  }
  return parts;
}

/**
 * Subsets a typeface into base files for every page, and files for rare characters of the content and for visitors' input.
 * @param content all texts of the content, joined
 */
export function subsetTypeface(typeface: Typeface, content: string): Promise<FontFile[]> {
  const { fontPackage, faces, role } = typeface;
  const subsetPart = async (face: Face, { use, subset, codePoints }: Part): Promise<FontFile> => {
    const wholeFont = readSubset(fontPackage, subset, face.suffix);
    const font = await subsetFont(wholeFont, String.fromCodePoint(...codePoints), {
      targetFormat: 'woff2',
      variationAxes: face.axes,
      keepFeatures: FEATURES,
    });
    const hash = createHash('sha256').update(font).digest('hex').slice(0, 8);
    const file = `${fontPackage.id}-${use}-${subset}-${hash}.woff2`;
    return { file, font, weight: face.weight, codePoints };
  };
  return Promise.all(
    faces.flatMap((face) => {
      const parts = contentParts(fontPackage, face.suffix, content);
      // Form fields use the text typeface.
      const typed = role === 'text' ? inputParts(fontPackage, face.suffix, parts) : [];
      return [...parts, ...typed].map((part) => subsetPart(face, part));
    }),
  );
}
