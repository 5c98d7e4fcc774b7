import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';

/** A package of Fontsource: the files and metadata of one typeface. */
export interface FontPackage {
  /** Name of the package without its scope: `instrument-sans`. */
  id: string;

  /** Name of the typeface: `Instrument Sans`. */
  family: string;
  subsets: readonly string[];
  weights: readonly number[];
  folder: string;

  /** `unicode-range` by subset. In some packages, some subsets have none. */
  unicodeRanges: Readonly<Record<string, string>>;
}

/**
 * Folders of Fontsource packages, the preferred one first. Variable fonts have
 * all weights in one file.
 */
const FOLDERS = [
  'node_modules/@fontsource-variable',
  'node_modules/@fontsource',
];

export const installedPackageIds = (): string[] =>
  FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder),
  );

/** Returns a package, or `undefined` if it is not installed. */
export function findPackage(id: string): FontPackage | undefined {
  const paths = FOLDERS.map((folder) => join(folder, id));
  const folder = paths.find((path) => existsSync(join(path, 'metadata.json')));

  if (!folder) return undefined;

  const readJson = (file: string) =>
    JSON.parse(readFileSync(join(folder, file), 'utf8'));

  return {
    ...readJson('metadata.json'),
    folder,
    unicodeRanges: readJson('unicode.json'),
  };
}

export function requirePackage(id: string): FontPackage {
  const fontPackage = findPackage(id);

  if (!fontPackage)
    throw new Error(`@fontsource/${id} is not installed. Run: npm ci`);

  return fontPackage;
}

/**
 * Returns the path of a font file.
 * @param suffix axis or weight, and style, such as `wght-normal` or
 * `700-normal`
 */
export const fontPath = (
  { id, folder }: FontPackage,
  subset: string,
  suffix: string,
): string => join(folder, 'files', `${id}-${subset}-${suffix}.woff2`);

/**
 * Parses a font. fontkit returns another type than Font only for a collection
 * of fonts, which Fontsource does not have.
 */
export const parseFont = (font: Buffer): Font => create(font) as Font;

/** Parsed fonts by path. */
const parsedFonts = new Map<string, Font>();

/** Parses the font of a subset. Reads each file only once. */
export function parseSubset(
  fontPackage: FontPackage,
  subset: string,
  suffix: string,
): Font {
  const path = fontPath(fontPackage, subset, suffix);
  const font = parsedFonts.get(path) ?? parseFont(readFileSync(path));

  parsedFonts.set(path, font);

  return font;
}

/**
 * Returns the subsets of a package that may contain one of the characters of a
 * text. A subset without a `unicode-range` may contain any character.
 */
export const subsetsFor = (
  { subsets, unicodeRanges }: FontPackage,
  text: string,
): string[] =>
  subsets.filter((subset) => {
    // `U+20-7e,U+a0` becomes `[\u{20}-\u{7e}\u{a0}]`.
    const range = unicodeRanges[subset]?.replace(
      /(?:U\+)?([\da-f]+),?/gi,
      '\\u{$1}',
    );

    return range === undefined || new RegExp(`[${range}]`, 'u').test(text);
  });
