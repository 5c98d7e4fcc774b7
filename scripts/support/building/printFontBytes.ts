import { statSync } from 'node:fs';
import { join } from 'node:path';
import { preloadedFonts } from '../../../src/gatsby/fonts/preloadedFonts';

/**
 * Maximum size of a page's fonts, in bytes (docs/performance.md). Above it,
 * visitors notice that the text appears late.
 */
const MAX_BYTES = 80_000;

/**
 * Prints the size of the fonts that every page of a built site loads, and a
 * warning if it is too large.
 */
export function printFontBytes(publicFolder: string): void {
  const sizes = preloadedFonts(publicFolder).map(
    (url) => statSync(join(publicFolder, url)).size,
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);

  console.log(`Every page loads ${Math.round(bytes / 1000)} kB of fonts.`);

  if (bytes > MAX_BYTES)
    console.warn(
      'That is more than 80 kB. Choose other typefaces in content/brand.md.',
    );
}
