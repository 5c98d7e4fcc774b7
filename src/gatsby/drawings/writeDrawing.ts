import { createHash } from 'node:crypto';
import { writeFiles } from '../files/writeFiles';

/** Writes an SVG to a file, and returns the file's URL. */
export function writeDrawing(
  name: string,
  drawing: string,
  publicDir: string,
): string {
  const hash = createHash('sha256').update(drawing).digest('hex').slice(0, 8);
  const url = `/art/${name}-${hash}.svg`;

  writeFiles(publicDir, { [url]: drawing });

  return url;
}
