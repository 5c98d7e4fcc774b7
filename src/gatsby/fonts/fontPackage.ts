import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Font } from 'fontkit';
import { parseFont } from './parseFont';

/** An installed package of Fontsource, as its metadata.json describes it. */
export interface FontPackage {
  id: string;
  family: string;
  subsets: readonly string[];
  weights: readonly number[];
  folder: string;
}

/** Scopes of npm; where both have a typeface, the variable one is taken. */
const SCOPES = ['@fontsource-variable', '@fontsource'].map((scope) => join('node_modules', scope));

/** Names of all typefaces that are installed. */
export const installedTypefaces = (): string[] =>
  SCOPES.filter((scope) => existsSync(scope)).flatMap((scope) => readdirSync(scope));

/** Finds the package of a typeface; nothing if none is installed. */
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

/** Reads the file of a subset. @param suffix the end of its name: `wght-normal`, `700-normal` */
export const readSubset = (...file: Parameters<typeof fileOf>): Buffer =>
  readFileSync(fileOf(...file));

const firstSubset = ({ subsets }: FontPackage): string =>
  subsets.find((name) => name === 'latin') ?? subsets[0] ?? '';

/** Whether a package has files of this suffix. */
export const hasFile = (fonts: FontPackage, suffix: string): boolean =>
  existsSync(fileOf(fonts, firstSubset(fonts), suffix));

/** Returns the axes of the files of this suffix. */
export const axesOf = (fonts: FontPackage, suffix: string): Font['variationAxes'] =>
  parseFont(readSubset(fonts, firstSubset(fonts), suffix)).variationAxes;

type Range = readonly [number, number];
const ranges = new Map<string, Record<string, Range[]>>();

/** Returns the code points for which a package offers each subset; none if it does not say. */
function rangesOf({ folder }: FontPackage): Record<string, Range[]> {
  const known = ranges.get(folder);
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
  ranges.set(folder, all);
  return all;
}

/** Returns the subsets of a package that may have some of the letters. */
export function subsetsFor(fonts: FontPackage, letters: Iterable<number>): string[] {
  const offered = rangesOf(fonts);
  const codes = [...letters];
  return fonts.subsets.filter((subset) => {
    const own = offered[subset];
    return !own || codes.some((code) => own.some(([first, last]) => code >= first && code <= last));
  });
}

const characters = new Map<string, number[]>();

/** Returns the code points that a file draws, without control characters and the marker that ends its list. */
export function charactersOf(...file: Parameters<typeof fileOf>): number[] {
  const path = fileOf(...file);
  const known = characters.get(path);
  if (known) return known;
  const all = parseFont(readFileSync(path)).characterSet;
  const drawn = all.filter((code) => code >= 32 && code !== 0xffff);
  characters.set(path, drawn);
  return drawn;
}
