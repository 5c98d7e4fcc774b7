import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';

/** An installed Fontsource package: its folder, the fields of its metadata.json, and its unicode.json. */
export interface FontPackage {
  id: string;
  family: string;
  subsets: readonly string[];
  weights: readonly number[];
  folder: string;
  /** The `unicode-range` of each subset. Some packages lack the range of some subsets. */
  unicode: Readonly<Record<string, string>>;
}

/** Folders of the Fontsource packages. Variable fonts come first, because they are preferred. */
const FOLDERS = ['@fontsource-variable', '@fontsource'].map((scope) => join('node_modules', scope));

/** Returns the names of the installed typefaces, such as `instrument-sans`. */
export const installedTypefaces = (): string[] =>
  FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) => readdirSync(folder));

/** Finds the package of a typeface. Returns `undefined` if none is installed. */
export function findPackage(name: string): FontPackage | undefined {
  const folder = FOLDERS.map((parent) => join(parent, name)).find((path) =>
    existsSync(join(path, 'metadata.json')),
  );
  if (!folder) return undefined;
  const readJson = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  return { ...readJson('metadata.json'), folder, unicode: readJson('unicode.json') };
}

/** Finds the package of a typeface that the build always needs. @throws if it is not installed */
export function requirePackage(name: string): FontPackage {
  const fontPackage = findPackage(name);
  if (!fontPackage) throw new Error(`@fontsource/${name} is not installed. Run: npm ci`);
  return fontPackage;
}

const fileOf = ({ id, folder }: FontPackage, subset: string, suffix: string): string =>
  join(folder, 'files', `${id}-${subset}-${suffix}.woff2`);

/** Reads a font file. @param suffix end of the file name, such as `wght-normal` or `700-normal` */
export const readSubset = (fontPackage: FontPackage, subset: string, suffix: string): Buffer =>
  readFileSync(fileOf(fontPackage, subset, suffix));

/** Parses a font file. Fontsource has no font collections, for which fontkit returns another type. */
export const parseFont = (file: Buffer): Font => create(file) as Font;

const parsedFonts = new Map<string, Font>();

/** Reads and parses a font file, once. */
export function parseSubset(fontPackage: FontPackage, subset: string, suffix: string): Font {
  const path = fileOf(fontPackage, subset, suffix);
  const font = parsedFonts.get(path) ?? parseFont(readFileSync(path));
  parsedFonts.set(path, font);
  return font;
}

/** Returns the variation axes of the font files with a suffix, or `undefined` if there are no such files. */
export function axesOf(fontPackage: FontPackage, suffix: string) {
  const { subsets } = fontPackage;
  const subset = subsets.includes('latin') ? 'latin' : (subsets[0] ?? '');
  if (!existsSync(fileOf(fontPackage, subset, suffix))) return undefined;
  return parseSubset(fontPackage, subset, suffix).variationAxes;
}

/** Converts a range to its first and last code point: `U+20-7e` → `[32, 126]`. */
function parseRange(range: string): readonly [number, number] {
  const [first = '', last = first] = range.replace('U+', '').split('-');
  return [parseInt(first, 16), parseInt(last, 16)];
}

/** Returns the subsets of a package that may contain one of the code points. */
export function subsetsFor(
  { subsets, unicode }: FontPackage,
  codePoints: Iterable<number>,
): string[] {
  const codes = [...codePoints];
  return subsets.filter((subset) => {
    const ranges = unicode[subset]?.split(',').map(parseRange);
    if (!ranges) return true;
    return codes.some((code) => ranges.some(([first, last]) => first <= code && code <= last));
  });
}

/** Returns the code points that a font file has glyphs for, without control characters and the end marker U+FFFF. */
export const codePointsInFile = (
  fontPackage: FontPackage,
  subset: string,
  suffix: string,
): number[] =>
  parseSubset(fontPackage, subset, suffix).characterSet.filter(
    (code) => code >= 32 && code !== 0xffff,
  );
