/**
 * The purpose of a typeface. `typefaces` in `content/brand.md` has a field for
 * each role.
 */
export type Role = 'heading' | 'text';

export const ROLES: readonly Role[] = ['heading', 'text'];
