import { brotliCompressSync, constants } from 'node:zlib';

/** A page should have 16 kB of HTML, and its own words take most of it. */
export const MAX_LOGO_BYTES = 4000;

/** As the local host compresses. */
const OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Returns how many bytes a logo adds to each page, which has all its versions
 * inlined. A version that is there twice takes hardly more than once.
 */
export function logoBytes(versions: readonly string[]): number {
  const all = versions.join('');

  return brotliCompressSync(all, OPTIONS).length;
}
