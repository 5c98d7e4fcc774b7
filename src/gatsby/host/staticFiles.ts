import { existsSync, readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { contentType } from 'mime-types';

/** Files that git and operating systems leave in folders. */
const LEFTOVERS = /^(\.git.*|\.DS_Store|\._.*|Thumbs\.db|desktop\.ini)$/i;

/**
 * Lists the files in static/ that visitors can open, with `/` in paths on
 * Windows too. Follows symbolic links, as Gatsby does when it copies them.
 */
export function listStaticFiles(folder: string, parent = ''): string[] {
  if (!existsSync(folder)) return [];

  const names = readdirSync(folder).filter((name) => !LEFTOVERS.test(name));

  return names.sort().flatMap((name) => {
    const file = join(folder, name);
    const path = parent + name;

    return statSync(file).isDirectory()
      ? listStaticFiles(file, `${path}/`)
      : [path];
  });
}

/**
 * Returns the Content-Type for a file's ending, or undefined if the ending is
 * unknown.
 */
export const typeOf = (path: string): string | undefined =>
  contentType(extname(path)) || undefined;
