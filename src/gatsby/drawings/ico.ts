/**
 * Header of an ICO file with one picture: 32 x 32 px, 32 bits per pixel. The
 * picture starts at byte 22 (hex 16), right after this header.
 */
const HEADER = '00000100010020200000010020000000000016000000';

/** Position in the header of the picture's length, which is still 0 there. */
const LENGTH_AT = 14;

/**
 * Wraps a PNG of 32 px in an ICO file, for programs that request /favicon.ico
 * without reading the page's links.
 */
export function ico(png32: Buffer): Buffer {
  const header = Buffer.from(HEADER, 'hex');

  header.writeUInt32LE(png32.length, LENGTH_AT);

  return Buffer.concat([header, png32]);
}
