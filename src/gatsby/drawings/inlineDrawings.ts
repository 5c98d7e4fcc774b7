import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const MARKER = /<!--drawing:(\/art\/[\w-]+\.svg)-->/g;

/**
 * Replaces each marker of the component `Drawing` with the SVG at the marker's
 * URL.
 */
export const inlineDrawings = (html: string, publicDir = 'public'): string =>
  html.replace(MARKER, (_, url: string) =>
    readFileSync(join(publicDir, url), 'utf8'),
  );
