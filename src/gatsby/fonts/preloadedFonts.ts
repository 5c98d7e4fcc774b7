import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the URLs of the font files that every page preloads.
 * subsetTypeface.ts gives them names with `-base-`.
 */
export const preloadedFonts = (publicDir = 'public'): string[] =>
  readdirSync(join(publicDir, 'fonts'))
    .filter((name) => name.includes('-base-'))
    .map((name) => `/fonts/${name}`);
