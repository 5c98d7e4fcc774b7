import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes a drawing beside the pages, under a name that changes with what is drawn, and gives its address. */
export function writeDrawing(name: string, drawing: string, publicDir: string): string {
  const hash = createHash('sha256').update(drawing).digest('hex').slice(0, 8);
  const url = `/art/${name}-${hash}.svg`;
  mkdirSync(join(publicDir, 'art'), { recursive: true });
  writeFileSync(join(publicDir, url), drawing);
  return url;
}

/**
 * Puts each drawing's SVG in place of the marker that the Drawing component left.
 * @throws where a drawing's file has not been written.
 */
export const inlineDrawings = (html: string, publicDir = 'public'): string =>
  html.replace(/<!--drawing:(\/art\/[\w-]+\.svg)-->/g, (_, url: string) =>
    readFileSync(join(publicDir, url), 'utf8'),
  );
