import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/**
 * Replaces each marker of the component `Drawing` with the SVG at the marker's
 * URL.
 */
export const inlineDrawings = (html: string, publicDir = 'public'): string =>
  html.replace(/<!--drawing:(\/art\/[\w-]+\.svg)-->/g, (_, url: string) =>
    readFileSync(join(publicDir, url), 'utf8'),
  );
