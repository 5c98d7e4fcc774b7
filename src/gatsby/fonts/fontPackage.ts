import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Font } from 'fontkit';
import { parseFont } from './parseFont';

/** An installed Fontsource package: its folder and the fields of its metadata.json. */
export interface FontPackage {
  id: string;
  family: string;
  subsets: readonly string[];
  weights: readonly number[];
  folder: string;
}

/** Folders of the Fontsource packages. Variable fonts are preferred. */
const FOLDERS = ['@fontsource-variable', '@fontsource'].map((scope) => join('node_modules', scope));

/** Returns the names of all installed typefaces. */
export const installedTypefaces = (): string[] =>
  FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) => readdirSync(folder));

/** Finds the package of a typeface. Returns `undefined` if none is installed. */
export function findPackage(name: string): FontPackage | undefined {
  const folder = FOLDERS.map((parent) => join(parent, name)).find((path) =>
    existsSync(join(path, 'metadata.json')),
  );
  if (!folder) return undefined;
  const metadata = readFileSync(join(folder, 'metadata.json'), 'utf8');
  return { ...(JSON.parse(metadata) as FontPackage), folder };
}

const fileOf = ({ id, folder }: FontPackage, subset: string, suffix: string): string =>
  join(folder, 'files', `${id}-${subset}-${suffix}.woff2`);

/** Reads a font file. @param suffix end of the file name, such as `wght-normal` or `700-normal` */
export const readSubset = (fonts: FontPackage, subset: string, suffix: string): Buffer =>
  readFileSync(fileOf(fonts, subset, suffix));

const mainSubset = ({ subsets }: FontPackage): string =>
  subsets.find((name) => name === 'latin') ?? subsets[0] ?? '';

/** Whether a package has font files with a suffix. */
export const hasFile = (fonts: FontPackage, suffix: string): boolean =>
  existsSync(fileOf(fonts, mainSubset(fonts), suffix));

/** Returns the variation axes of the font files with a suffix. */
export const axesOf = (fonts: FontPackage, suffix: string): Font['variationAxes'] =>
  parseFont(readSubset(fonts, mainSubset(fonts), suffix)).variationAxes;

type Range = readonly [number, number];
const rangesByFolder = new Map<string, Record<string, Range[]>>();

/** Returns the `unicode-range` of each subset. Some packages lack the range of some subsets. */
function rangesOf({ folder }: FontPackage): Record<string, Range[]> {
  const cached = rangesByFolder.get(folder);
  if (cached) return cached;
  const text = readFileSync(join(folder, 'unicode.json'), 'utf8');
  const subsets = Object.entries(JSON.parse(text) as Record<string, string>);
  const parseRange = (range: string): Range => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return [parseInt(first, 16), parseInt(last, 16)];
  };
  const ranges = Object.fromEntries(
    subsets.map(([name, list]) => [name, list.split(',').map(parseRange)]),
  );
  rangesByFolder.set(folder, ranges);
  return ranges;
}

/** Returns the subsets of a package that may contain one of the code points. */
export function subsetsFor(fonts: FontPackage, codePoints: Iterable<number>): string[] {
  const ranges = rangesOf(fonts);
  const codes = [...codePoints];
  return fonts.subsets.filter((subset) => {
    const known = ranges[subset];
    if (!known) return true;
    return codes.some((code) => known.some(([first, last]) => first <= code && code <= last));
  });
}

const codePointsByPath = new Map<string, number[]>();

/** Returns the code points that a font file has glyphs for, without control characters and the end marker U+FFFF. */
export function codePointsInFile(fonts: FontPackage, subset: string, suffix: string): number[] {
  const path = fileOf(fonts, subset, suffix);
  const cached = codePointsByPath.get(path);
  if (cached) return cached;
  const { characterSet } = parseFont(readFileSync(path));
  const visible = characterSet.filter((code) => code >= 32 && code !== 0xffff);
  codePointsByPath.set(path, visible);
  return visible;
}
