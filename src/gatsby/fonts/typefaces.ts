import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AxisLimit } from 'subset-font';
import { readDocument } from '../../content/read/readDocument';
import {
  findPackage,
  fontPath,
  type FontPackage,
  parseSubset,
} from './fontPackage';

/**
 * A font of a typeface: its weight or a range (`400 700`), file name suffix,
 * and the value or range of each variable axis.
 */
interface Face {
  weight: string;
  suffix: string;
  axes: Record<string, AxisLimit>;
}
type Faces = readonly [Face, ...Face[]];

/**
 * The purpose of a typeface. `typefaces` in `content/brand.md` has a field for
 * each role.
 */
export type Role = 'heading' | 'text';
export const ROLES: readonly Role[] = ['heading', 'text'];

export interface Typeface {
  role: Role;
  family: string;
  fontPackage: FontPackage;
  faces: Faces;
}

export const DEFAULT_TYPEFACES = {
  heading: 'bricolage-grotesque',
  text: 'instrument-sans',
};

/**
 * File name suffixes of variable fonts, the preferred one first. Headings set
 * optical size and weight, texts only weight.
 */
const VARIABLE_SUFFIXES = {
  heading: ['opsz-normal', 'wght-normal', 'standard-normal', 'full-normal'],
  text: ['wght-normal', 'standard-normal', 'full-normal'],
};

const [REGULAR, BOLD] = [400, 700];

const clamp = (
  { min, max }: { min: number; max: number },
  value: number,
): number => Math.min(max, Math.max(min, value));

function staticFaces({ weights }: FontPackage, role: Role): Faces {
  const faceAt = (weight: number): Face => {
    const [nearest] = [...weights].sort(
      (a, b) => Math.abs(a - weight) - Math.abs(b - weight),
    );

    return { weight: String(weight), suffix: `${nearest}-normal`, axes: {} };
  };

  const [regular, bold] = [faceAt(REGULAR), faceAt(BOLD)];

  if (role === 'heading') return [bold];

  // If one font is the nearest to both weights, browsers synthesise bold text
  // from it.
  return bold.suffix === regular.suffix ? [regular] : [regular, bold];
}

function facesOf(fontPackage: FontPackage, role: Role): Faces {
  const { subsets } = fontPackage;
  // The fonts of all subsets have the same axes.
  const sampleSubset = subsets.includes('latin') ? 'latin' : (subsets[0] ?? '');
  const hasFile = (suffix: string) =>
    existsSync(fontPath(fontPackage, sampleSubset, suffix));
  const suffix = VARIABLE_SUFFIXES[role].find(hasFile);

  if (!suffix) return staticFaces(fontPackage, role);
  const { variationAxes } = parseSubset(fontPackage, sampleSubset, suffix);
  // Bricolage Grotesque's largest optical size, 96, is designed for headings.
  // clamp() adapts both values to other typefaces.
  const pinned: Record<string, number> =
    role === 'heading' ? { wght: BOLD, opsz: 96 } : {};
  const axes: Face['axes'] = {};

  for (const [name, axis] of Object.entries(variationAxes))
    if (axis) axes[name] = clamp(axis, pinned[name] ?? axis.default);
  if (role === 'heading') return [{ weight: String(BOLD), suffix, axes }];
  if (!variationAxes.wght) return [{ weight: String(REGULAR), suffix, axes }];
  const [min, max] = [
    clamp(variationAxes.wght, REGULAR),
    clamp(variationAxes.wght, BOLD),
  ];

  return [
    { weight: `${min} ${max}`, suffix, axes: { ...axes, wght: { min, max } } },
  ];
}

/**
 * Returns the typefaces' names in brand.md, or defaults for missing ones. The
 * content check reports a missing brand.md.
 */
export function typefaceNames(root = '.'): Record<Role, string> {
  const file = join(root, 'content/brand.md');
  const { fields } = readDocument(
    existsSync(file) ? readFileSync(file, 'utf8') : '',
  );
  const chosen = (fields.typefaces ?? {}) as Partial<Record<Role, unknown>>;

  return {
    heading: String(chosen.heading || DEFAULT_TYPEFACES.heading),
    text: String(chosen.text || DEFAULT_TYPEFACES.text),
  };
}

/**
 * Returns the typefaces of brand.md that are installed, the heading typeface
 * first.
 */
export function readTypefaces(root = '.'): Typeface[] {
  const names = typefaceNames(root);

  return ROLES.flatMap((role) => {
    const fontPackage = findPackage(names[role]);

    if (!fontPackage) return [];
    // If both roles have the same typeface, their font files still differ, so
    // they need different family names.
    const ending =
      role === 'heading' && names.heading === names.text ? ' Display' : '';
    const family = fontPackage.family + ending;

    return [{ role, family, fontPackage, faces: facesOf(fontPackage, role) }];
  });
}
