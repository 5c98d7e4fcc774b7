import { createHash } from 'node:crypto';
import { writeFiles } from '../files/writeFiles';

const HASH_LENGTH = 8; // characters

/**
 * Writes an SVG to a file with a hash in its name, and returns the file's URL.
 */
export function writeDrawing(
  name: string,
  drawing: string,
  publicDir: string,
): string {
  const hash = createHash('sha256')
    .update(drawing)
    .digest('hex')
    .slice(0, HASH_LENGTH);
  const url = `/art/${name}-${hash}.svg`;

  writeFiles(publicDir, { [url]: drawing });

  return url;
}
