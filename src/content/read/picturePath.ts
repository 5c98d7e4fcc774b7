import { posix } from 'node:path';

/** Matches a path in content/pictures/, which is the same in every file. */
const IN_PICTURES = /^(\.\/)?pictures\//;

/**
 * Returns the path of a picture in content/. `./pictures/kiln.jpg` is the same
 * picture in each folder; other paths are relative to their file.
 * @param contentFile path of the file that names the picture, in content/
 */
export function picturePath(path: string, contentFile: string): string {
  const folder = IN_PICTURES.test(path) ? '.' : posix.dirname(contentFile);

  return posix.join(folder, path);
}
