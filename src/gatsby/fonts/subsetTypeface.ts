import { createHash } from 'node:crypto';
import subsetFont from 'subset-font';
import { codePointsInFile, readSubset, subsetsFor } from './fontPackage';
import type { Face, Typeface } from './typefaces';

/** Code points that every page loads: ASCII, typographic marks, and the accented letters most frequent in English. */
const BASE = new Set(
  [...'\u00a0‘’“”–—…·•×©®™°£€½éèà']
    .map((character) => character.codePointAt(0) ?? 0)
    .concat(Array.from({ length: 95 }, (_, index) => 32 + index)),
);

/** OpenType features that are kept. Tabular figures and stylistic alternates would cost 4 kB. */
const FEATURES = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl'];

/** Subsets for letters that visitors may type into the form. */
const INPUT_SUBSETS = ['latin', 'latin-ext'];

/** Minimum share of the content's characters that makes a subset part of `base`. */
const MIN_BASE_SHARE = 0.01;

/** Subsets of symbols. Their letters are for formulas, so a subset of a script is preferred. */
const SYMBOL_SUBSETS = /^(math|symbols)/;

/** A combining accent without a glyph for the accented letter would be drawn beside the letter. */
const isCombiningAccent = (code: number): boolean => /\p{M}/u.test(String.fromCodePoint(code));

export interface FontFile {
  weight: string;
  /** Every page loads `base`; browsers load `more` for rarer characters of the content, `typed` for input in the form. */
  part: 'base' | 'more' | 'typed';
  file: string;
  font: Buffer;
  codePoints: number[];
}

/** Number of occurrences of each code point in the content. */
export type CodePointCounts = ReadonlyMap<number, number>;

interface Part {
  part: FontFile['part'];
  subset: string;
  codePoints: number[];
}

/** Divides the code points of a typeface into parts; no two parts share a code point. */
function partsOf({ fonts, role }: Typeface, { suffix }: Face, counts: CodePointCounts): Part[] {
  const wanted = new Set([...BASE, ...counts.keys()]);
  const unassigned = new Set(wanted);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const parts: Part[] = [];
  const candidates = subsetsFor(fonts, wanted).map((subset) => ({
    subset,
    all: codePointsInFile(fonts, subset, suffix),
  }));
  const countWanted = ({ subset, all }: (typeof candidates)[number]): number =>
    SYMBOL_SUBSETS.test(subset) ? 0 : all.filter((code) => wanted.has(code)).length;
  for (const { subset, all } of candidates.sort((a, b) => countWanted(b) - countWanted(a))) {
    const codePoints = all.filter((code) => unassigned.delete(code));
    if (codePoints.length === 0) continue;
    const uses = codePoints.reduce((sum, code) => sum + (counts.get(code) ?? 0), 0);
    const isBase = parts.length === 0 || uses >= total * MIN_BASE_SHARE;
    parts.push({ part: isBase ? 'base' : 'more', subset, codePoints });
  }
  // Form fields use the text typeface.
  if (role === 'heading') return parts;
  const taken = new Set(parts.flatMap(({ codePoints }) => codePoints));
  const inputSubsets = fonts.subsets.filter(
    (name) => INPUT_SUBSETS.includes(name) || parts.some(({ subset }) => subset === name),
  );
  for (const subset of inputSubsets) {
    const rest = codePointsInFile(fonts, subset, suffix).filter(
      (code) => !taken.has(code) && !isCombiningAccent(code),
    );
    for (const code of rest) taken.add(code);
    if (rest.length > 0) parts.push({ part: 'typed', subset, codePoints: rest });
  }
  return parts;
}

/** Subsets a typeface: a base file for every page, and files for rarer characters of the content and for visitors' input. */
export async function subsetTypeface(
  typeface: Typeface,
  counts: CodePointCounts,
): Promise<FontFile[]> {
  const { fonts, faces } = typeface;
  const subsetPart = async (face: Face, { part, subset, codePoints }: Part): Promise<FontFile> => {
    const whole = readSubset(fonts, subset, face.suffix);
    const font = await subsetFont(whole, String.fromCodePoint(...codePoints), {
      targetFormat: 'woff2',
      variationAxes: face.axes,
      keepFeatures: FEATURES,
    });
    const hash = createHash('sha256').update(font).digest('hex').slice(0, 8);
    const file = `${fonts.id}-${part}-${subset}-${hash}.woff2`;
    return { weight: face.weight, part, file, font, codePoints };
  };
  return Promise.all(
    faces.flatMap((face) => partsOf(typeface, face, counts).map((part) => subsetPart(face, part))),
  );
}
