import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the URLs of the base font files (subsetTypeface.ts), which every page preloads. */
export const preloadedFonts = (publicDir = 'public'): string[] =>
  readdirSync(join(publicDir, 'fonts'))
    .filter((name) => name.includes('-base-'))
    .map((name) => `/fonts/${name}`);
