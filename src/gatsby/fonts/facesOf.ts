import { existsSync } from 'node:fs';
import type { Font } from 'fontkit';
import type { AxisLimit } from 'subset-font';
import { fontPath, type FontPackage, parseSubset } from './fontPackage';
import type { Role } from './role';

/** A typeface in one weight, or in the range of weights of a variable font. */
export interface Face {
  /** `700`, or `400 700`. */
  weight: string;

  /** End of the names of the face's files in the package: `wght-normal`. */
  suffix: string;

  /** Value or range of each axis of a variable font. */
  axes: Record<string, AxisLimit>;
}

export type Faces = readonly [Face, ...Face[]];

const REGULAR = 400;
const BOLD = 700;

/**
 * Largest optical size of Bricolage Grotesque. At this size, its glyphs are
 * designed for headings. Other typefaces get the nearest size that they have.
 */
const HEADING_OPTICAL_SIZE = 96;

/**
 * File name suffixes of variable fonts, the preferred one first. Headings set
 * optical size and weight, texts only weight.
 */
const VARIABLE_SUFFIXES: Record<Role, readonly string[]> = {
  heading: ['opsz-normal', 'wght-normal', 'standard-normal', 'full-normal'],
  text: ['wght-normal', 'standard-normal', 'full-normal'],
};

/** Fixed values of axes for a role. Other axes get the default of the font. */
const PINNED_AXES: Record<Role, Record<string, number>> = {
  heading: { wght: BOLD, opsz: HEADING_OPTICAL_SIZE },
  text: {},
};

const clamp = (
  { min, max }: { min: number; max: number },
  value: number,
): number => Math.min(max, Math.max(min, value));

/**
 * Returns a face of one weight, from the static fonts with the nearest weight.
 */
function staticFace({ weights }: FontPackage, weight: number): Face {
  const distanceTo = (other: number): number => Math.abs(other - weight);

  const [nearest] = [...weights].sort(
    (one, other) => distanceTo(one) - distanceTo(other),
  );

  return { weight: String(weight), suffix: `${nearest}-normal`, axes: {} };
}

function staticFaces(fontPackage: FontPackage, role: Role): Faces {
  const regular = staticFace(fontPackage, REGULAR);
  const bold = staticFace(fontPackage, BOLD);

  if (role === 'heading') return [bold];

  // If one font is the nearest to both weights, browsers synthesise bold text
  // from it.
  return bold.suffix === regular.suffix ? [regular] : [regular, bold];
}

function variableFace(
  { variationAxes }: Font,
  suffix: string,
  role: Role,
): Face {
  const axes: Face['axes'] = {};

  for (const [name, axis] of Object.entries(variationAxes))
    if (axis) axes[name] = clamp(axis, PINNED_AXES[role][name] ?? axis.default);

  if (role === 'heading') return { weight: String(BOLD), suffix, axes };

  const { wght } = variationAxes;

  if (!wght) return { weight: String(REGULAR), suffix, axes };

  const min = clamp(wght, REGULAR);
  const max = clamp(wght, BOLD);

  return {
    weight: `${min} ${max}`,
    suffix,
    axes: { ...axes, wght: { min, max } },
  };
}

/**
 * Returns the faces that a role needs: bold for headings, regular to bold for
 * text. Prefers a variable font to static ones.
 */
export function facesOf(fontPackage: FontPackage, role: Role): Faces {
  const { subsets } = fontPackage;

  // The fonts of all subsets have the same axes.
  const sampleSubset = subsets.includes('latin') ? 'latin' : (subsets[0] ?? '');

  const suffix = VARIABLE_SUFFIXES[role].find((each) =>
    existsSync(fontPath(fontPackage, sampleSubset, each)),
  );

  if (!suffix) return staticFaces(fontPackage, role);

  const sample = parseSubset(fontPackage, sampleSubset, suffix);

  return [variableFace(sample, suffix, role)];
}
