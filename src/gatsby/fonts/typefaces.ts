import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDocument } from '../../content/read/readDocument';
import { type Faces, facesOf } from './facesOf';
import { findPackage, type FontPackage } from './fontPackage';
import { type Role, ROLES } from './role';

export interface Typeface {
  /**
   * The role for which brand.md names this typeface. The faces are those that
   * this role needs. fontPlan.ts may use the typeface for the other role, too.
   */
  chosenFor: Role;
  family: string;
  fontPackage: FontPackage;
  faces: Faces;
}

export const DEFAULT_TYPEFACES: Record<Role, string> = {
  heading: 'bricolage-grotesque',
  text: 'instrument-sans',
};

/**
 * Returns the typefaces' names in brand.md, or defaults for missing ones. The
 * content check reports a missing brand.md.
 */
export function typefaceNames(root = '.'): Record<Role, string> {
  const file = join(root, 'content/brand.md');
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';

  const { fields } = readDocument(source);
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
  const isSameForBoth = names.heading === names.text;

  return ROLES.flatMap((role) => {
    const fontPackage = findPackage(names[role]);

    if (!fontPackage) return [];

    // If both roles have the same typeface, their font files still differ, so
    // they need different family names.
    const ending = role === 'heading' && isSameForBoth ? ' Display' : '';

    return [
      {
        chosenFor: role,
        family: fontPackage.family + ending,
        fontPackage,
        faces: facesOf(fontPackage, role),
      },
    ];
  });
}
