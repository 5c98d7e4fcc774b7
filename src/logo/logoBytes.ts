import { brotliCompressSync, constants } from 'node:zlib';

/** Maximum size in bytes. A page should have 16 kB of HTML, mostly its words. */
export const MAX_LOGO_BYTES = 4000;

/** The local host compresses with the same quality. */
const OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Returns how many bytes a logo adds to each page, which inlines all versions of
 * it. Compressed, two equal versions take hardly more than one.
 */
export function logoBytes(versions: readonly string[]): number {
  const all = versions.join('');

  return brotliCompressSync(all, OPTIONS).length;
}
