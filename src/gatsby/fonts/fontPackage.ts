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

/** npm scopes of Fontsource. The variable font is preferred. */
const SCOPES = ['@fontsource-variable', '@fontsource'].map((scope) => join('node_modules', scope));

/** Returns the names of all installed typefaces. */
export const installedTypefaces = (): string[] =>
  SCOPES.filter((scope) => existsSync(scope)).flatMap((scope) => readdirSync(scope));

/** Finds the package of a typeface. Returns `undefined` if none is installed. */
export function findPackage(name: string): FontPackage | undefined {
  const folder = SCOPES.map((scope) => join(scope, name)).find((path) =>
    existsSync(join(path, 'metadata.json')),
  );
  if (!folder) return undefined;
  const metadata = readFileSync(join(folder, 'metadata.json'), 'utf8');
  return { ...(JSON.parse(metadata) as FontPackage), folder };
}

const fileOf = ({ id, folder }: FontPackage, subset: string, suffix: string): string =>
  join(folder, 'files', `${id}-${subset}-${suffix}.woff2`);

/** Reads the font file of a subset. @param suffix end of the file name, such as `wght-normal` or `700-normal` */
export const readSubset = (...file: Parameters<typeof fileOf>): Buffer =>
  readFileSync(fileOf(...file));

const firstSubset = ({ subsets }: FontPackage): string =>
  subsets.find((name) => name === 'latin') ?? subsets[0] ?? '';

/** Whether a package has font files with this suffix. */
export const hasFile = (fonts: FontPackage, suffix: string): boolean =>
  existsSync(fileOf(fonts, firstSubset(fonts), suffix));

/** Returns the variation axes of the font files with this suffix. */
export const axesOf = (fonts: FontPackage, suffix: string): Font['variationAxes'] =>
  parseFont(readSubset(fonts, firstSubset(fonts), suffix)).variationAxes;

type Range = readonly [number, number];
const rangesByFolder = new Map<string, Record<string, Range[]>>();

/** Returns the `unicode-range` of each subset. Some packages list none for some subsets. */
function rangesOf({ folder }: FontPackage): Record<string, Range[]> {
  const known = rangesByFolder.get(folder);
  if (known) return known;
  const text = readFileSync(join(folder, 'unicode.json'), 'utf8');
  const subsets = Object.entries(JSON.parse(text) as Record<string, string>);
  const numbers = (range: string): Range => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return [parseInt(first, 16), parseInt(last, 16)];
  };
  const all = Object.fromEntries(
    subsets.map(([name, list]) => [name, list.split(',').map(numbers)]),
  );
  rangesByFolder.set(folder, all);
  return all;
}

/** Returns the subsets of a package that may contain one of the code points. */
export function subsetsFor(fonts: FontPackage, codePoints: Iterable<number>): string[] {
  const ranges = rangesOf(fonts);
  const codes = [...codePoints];
  return fonts.subsets.filter((subset) => {
    const own = ranges[subset];
    return !own || codes.some((code) => own.some(([first, last]) => code >= first && code <= last));
  });
}

const codePointsByPath = new Map<string, number[]>();

/** Returns the code points that a font file has glyphs for, without control characters and the end marker U+FFFF. */
export function codePointsInFile(...file: Parameters<typeof fileOf>): number[] {
  const path = fileOf(...file);
  const known = codePointsByPath.get(path);
  if (known) return known;
  const all = parseFont(readFileSync(path)).characterSet;
  const visible = all.filter((code) => code >= 32 && code !== 0xffff);
  codePointsByPath.set(path, visible);
  return visible;
}
