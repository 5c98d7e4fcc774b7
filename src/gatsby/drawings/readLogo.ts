import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanLogo } from '../../logo/cleanLogo';
import { cropLogo } from '../../logo/cropLogo';

const readSource = (path: string): string =>
  readFileSync(join('content', path), 'utf8');

/**
 * Reads and cleans an icon. The space around it is part of its square.
 * @param path relative to content/
 */
export const readIcon = (path: string): string => cleanLogo(readSource(path));

/**
 * Reads, cleans and crops a logo.
 * @param path relative to content/
 */
export async function readLogo(
  path: string,
  colours?: 'monochrome',
): Promise<string> {
  const { svg } = await cropLogo(cleanLogo(readSource(path), colours));

  return svg;
}
