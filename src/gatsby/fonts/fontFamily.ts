import { systemFonts } from './systemFonts';
import type { Typeface } from './typefaces';

/**
 * Returns the value of `font-family`: the typeface, then the fallback fonts of
 * fallbackFaces.ts. Without a typeface, the system font.
 */
export function fontFamily(typeface?: Typeface): string {
  if (!typeface) return 'system-ui, sans-serif';

  const fallbacks = systemFonts.map(
    ({ family }) => `'${typeface.chosenFor} ${family}'`,
  );

  return [`'${typeface.family}'`, ...fallbacks, 'sans-serif'].join(', ');
}
