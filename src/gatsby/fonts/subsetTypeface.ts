import { createHash } from 'node:crypto';
import subsetFont from 'subset-font';
import { allCodePoints } from './codePoints';
import { codePointsInFile, type FontPackage, readSubset, subsetsFor } from './fontPackage';
import type { Face, Typeface } from './typefaces';

/** Printable ASCII. */
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/** Characters that are kept even if the content lacks them. The accented letters are the most frequent in English. */
const ALWAYS_KEPT = `${ASCII}\u00a0‘’“”–—…·•×©®™°£€½éèà`;

/** OpenType features that are kept. Tabular figures and stylistic alternates would cost 4 kB. */
const FEATURES = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl'];

/** Fontsource's names of subsets with letters that visitors may type into the form. */
const INPUT_SUBSETS = ['latin', 'latin-ext'];

/** A subset is in the part `base` if it has at least this share of the content's characters, counted with their repetitions. */
const MIN_BASE_SHARE = 0.01;

/** Matches the names of subsets with symbols. They rank last: their letters are for formulas, and `latin` or `greek` has them too. */
const SYMBOL_SUBSETS = /^(math|symbols)/;

const isCombiningAccent = (code: number): boolean => /\p{M}/u.test(String.fromCodePoint(code));

interface Part {
  /** Every page loads `base`. Browsers load `rare` for rare characters of the content, and `typed` for input in the form. */
  part: 'base' | 'rare' | 'typed';
  subset: string;
  codePoints: number[];
}

export interface FontFile extends Part {
  weight: string;
  file: string;
  font: Buffer;
}

/** Divides the code points of the content and ALWAYS_KEPT into parts. No two parts share a code point. */
function contentParts(fontPackage: FontPackage, suffix: string, content: string): Part[] {
  const used = allCodePoints(content);
  const wanted = new Set(allCodePoints(ALWAYS_KEPT + content));
  const candidates = subsetsFor(fontPackage, wanted).map((subset) => {
    const codePoints = codePointsInFile(fontPackage, subset, suffix).filter((code) =>
      wanted.has(code),
    );
    return { subset, codePoints, rank: SYMBOL_SUBSETS.test(subset) ? 0 : codePoints.length };
  });
  const unassigned = new Set(wanted);
  const parts: Part[] = [];
  for (const candidate of candidates.sort((a, b) => b.rank - a.rank)) {
    const codePoints = candidate.codePoints.filter((code) => unassigned.has(code));
    if (codePoints.length === 0) continue;
    for (const code of codePoints) unassigned.delete(code);
    const uses = used.filter((code) => codePoints.includes(code)).length;
    const isBase = parts.length === 0 || uses >= used.length * MIN_BASE_SHARE;
    parts.push({ part: isBase ? 'base' : 'rare', subset: candidate.subset, codePoints });
  }
  return parts;
}

/** Returns parts with the other code points that visitors may type: Latin letters, and letters of the alphabets of the content. */
function inputParts(fontPackage: FontPackage, suffix: string, parts: readonly Part[]): Part[] {
  const taken = new Set(parts.flatMap(({ codePoints }) => codePoints));
  const contentSubsets = parts.map(({ subset }) => subset);
  return fontPackage.subsets
    .filter((subset) => INPUT_SUBSETS.includes(subset) || contentSubsets.includes(subset))
    .map((subset): Part => {
      const all = codePointsInFile(fontPackage, subset, suffix);
      // No combining accents: if the font lacks the accented letter, browsers would draw the accent beside the letter.
      const codePoints = all.filter((code) => !taken.has(code) && !isCombiningAccent(code));
      for (const code of codePoints) taken.add(code);
      return { part: 'typed', subset, codePoints };
    })
    .filter(({ codePoints }) => codePoints.length > 0);
}

/**
 * Subsets a typeface into a base file for every page, and files for rare characters of the content and for visitors' input.
 * @param content all texts
 */
export function subsetTypeface(typeface: Typeface, content: string): Promise<FontFile[]> {
  const { fontPackage, faces, role } = typeface;
  const subsetPart = async (face: Face, { part, subset, codePoints }: Part): Promise<FontFile> => {
    const wholeFont = readSubset(fontPackage, subset, face.suffix);
    const font = await subsetFont(wholeFont, String.fromCodePoint(...codePoints), {
      targetFormat: 'woff2',
      variationAxes: face.axes,
      keepFeatures: FEATURES,
    });
    const hash = createHash('sha256').update(font).digest('hex').slice(0, 8);
    const file = `${fontPackage.id}-${part}-${subset}-${hash}.woff2`;
    return { weight: face.weight, part, subset, file, font, codePoints };
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
