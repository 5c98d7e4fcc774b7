import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDocument } from '../../content/read/readDocument';
import { type Faces, facesOf } from './facesOf';
import { findPackage, type FontPackage } from './fontPackage';
import { type Role, ROLES } from './role';

export interface Typeface {
  /**
   * The role for which brand.md names this typeface. fontPlan.ts may use the
   * text typeface for headings, too.
   */
  chosenFor: Role;

  /** Name in CSS. */
  family: string;
  fontPackage: FontPackage;

  /** The faces that the role `chosenFor` needs. */
  faces: Faces;
}

export const DEFAULT_TYPEFACE_IDS: Record<Role, string> = {
  heading: 'bricolage-grotesque',
  text: 'instrument-sans',
};

/**
 * Returns the ids of the Fontsource packages that brand.md names, or defaults
 * for missing ones. The content check reports a missing brand.md.
 */
export function typefaceIds(root = '.'): Record<Role, string> {
  const file = join(root, 'content/brand.md');
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';

  const { fields } = readDocument(source);
  const chosen = (fields.typefaces ?? {}) as Partial<Record<Role, unknown>>;

  return {
    heading: String(chosen.heading || DEFAULT_TYPEFACE_IDS.heading),
    text: String(chosen.text || DEFAULT_TYPEFACE_IDS.text),
  };
}

/**
 * Returns the typefaces of brand.md that are installed, the heading typeface
 * first.
 */
export function readTypefaces(root = '.'): Typeface[] {
  const ids = typefaceIds(root);
  const isSameForBoth = ids.heading === ids.text;

  return ROLES.flatMap((role) => {
    const fontPackage = findPackage(ids[role]);

    if (!fontPackage) return [];

    // facesOf.ts leaves only bold in the files for headings, but all weights in
    // the files for text. So a typeface with both roles needs two family names.
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
