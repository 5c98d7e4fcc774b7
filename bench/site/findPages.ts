import { existsSync } from 'node:fs';
import { join } from 'node:path';

const DEFAULT_PATHS = ['/', '/about', '/contact', '/privacy'];

/**
 * Returns the paths of the pages to measure: the named ones, or by default the
 * four that every site has.
 * @throws if the built site lacks a page, because the host would answer with
 * another one
 */
export function findPages(
  named: readonly string[],
  publicDir: string,
): readonly string[] {
  const paths = named.length > 0 ? named : DEFAULT_PATHS;
  const isBuilt = (path: string): boolean =>
    path.startsWith('/') && existsSync(join(publicDir, path, 'index.html'));
  const unknown = paths.filter((path) => !isBuilt(path));

  if (unknown.length > 0)
    throw new Error(
      `The site has no page ${unknown.join(', ')}. Write paths as in: npm run bench:site -- /work /work/bakery`,
    );

  return paths;
}
