import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanLogo } from '../../logo/cleanLogo';

/**
 * Reads and cleans an SVG.
 * @param path relative to content/
 */
export function readLogo(path: string, colours?: 'monochrome'): string {
  const svg = readFileSync(join('content', path), 'utf8');

  return cleanLogo(svg, colours);
}
