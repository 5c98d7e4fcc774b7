import { createHash } from 'node:crypto';
import subsetFont from 'subset-font';
import { charactersOf, readSubset, subsetsFor } from './fontPackage';
import type { Face, Typeface } from './typefaces';

/** In every page's first request: ASCII, typographic marks, and the letters that English borrows most. */
const BASE = new Set(
  [...'\u00a0‘’“”–—…·•×©®™°£€½éèà']
    .map((character) => character.codePointAt(0) ?? 0)
    .concat(Array.from({ length: 95 }, (_, index) => 32 + index)),
);

/** What setting text takes. Figures of equal width and alternates would cost 4 kB. */
const FEATURES = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl'];

/** Letters of these subsets are offered to visitors who type them. */
const TYPED = ['latin', 'latin-ext'];

/** A subset with fewer of the letters of the content is loaded only by the pages that need it. */
const LEAST_OF_BASE = 0.01;

/** Subsets of signs, which have letters for formulas too. */
const SIGNS = /^(math|symbols)/;

/** Accents by themselves would be set beside letters that the typeface lacks with their accent. */
const isAccent = (code: number): boolean => /\p{M}/u.test(String.fromCodePoint(code));

export interface FontFile {
  weight: string;
  /** `base` is what every page loads. */
  part: 'base' | 'more' | 'typed';
  file: string;
  font: Buffer;
  characters: number[];
}

/** How often each letter stands in the content, by its code point. */
export type LetterCounts = ReadonlyMap<number, number>;

interface Part {
  part: FontFile['part'];
  subset: string;
  characters: number[];
}

/** Divides the letters of a typeface: each is in one part. */
function partsOf({ fonts, role }: Typeface, { suffix }: Face, counts: LetterCounts): Part[] {
  const wanted = new Set([...BASE, ...counts.keys()]);
  const left = new Set(wanted);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const parts: Part[] = [];
  const candidates = subsetsFor(fonts, wanted).map((subset) => ({
    subset,
    all: charactersOf(fonts, subset, suffix),
  }));
  const found = ({ subset, all }: (typeof candidates)[number]): number =>
    SIGNS.test(subset) ? 0 : all.filter((code) => wanted.has(code)).length;
  for (const { subset, all } of candidates.sort((a, b) => found(b) - found(a))) {
    const characters = all.filter((code) => left.delete(code));
    if (characters.length === 0) continue;
    const uses = characters.reduce((sum, code) => sum + (counts.get(code) ?? 0), 0);
    const isBase = parts.length === 0 || uses >= total * LEAST_OF_BASE;
    parts.push({ part: isBase ? 'base' : 'more', subset, characters });
  }
  // Nobody types a heading.
  if (role === 'heading') return parts;
  const taken = new Set(parts.flatMap(({ characters }) => characters));
  const typed = fonts.subsets.filter(
    (name) => TYPED.includes(name) || parts.some(({ subset }) => subset === name),
  );
  for (const subset of typed) {
    const rest = charactersOf(fonts, subset, suffix).filter(
      (code) => !taken.has(code) && !isAccent(code),
    );
    for (const code of rest) taken.add(code);
    if (rest.length > 0) parts.push({ part: 'typed', subset, characters: rest });
  }
  return parts;
}

/** Cuts a typeface into what every page loads, and files for other letters of the content and of what visitors type. */
export async function cutTypeface(typeface: Typeface, counts: LetterCounts): Promise<FontFile[]> {
  const { fonts, faces } = typeface;
  const cut = async (face: Face, { part, subset, characters }: Part): Promise<FontFile> => {
    const whole = readSubset(fonts, subset, face.suffix);
    const font = await subsetFont(whole, String.fromCodePoint(...characters), {
      targetFormat: 'woff2',
      variationAxes: face.axes,
      keepFeatures: FEATURES,
    });
    const hash = createHash('sha256').update(font).digest('hex').slice(0, 8);
    const file = `${fonts.id}-${part}-${subset}-${hash}.woff2`;
    return { weight: face.weight, part, file, font, characters };
  };
  return Promise.all(
    faces.flatMap((face) => partsOf(typeface, face, counts).map((part) => cut(face, part))),
  );
}
