import { readlink, realpath } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';

/** Where a path leads once all links are followed; of what is not there, the folder around it. */
async function realPath(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch {
    const target = await readlink(path).catch(() => undefined);
    return target === undefined ? realPath(dirname(path)) : resolve(dirname(path), target);
  }
}

/** Whether a path is in a folder, whatever links lie on the way: what they lead to outside is not served or written. */
export async function isInside(folder: string, path: string): Promise<boolean> {
  const root = await realPath(resolve(folder));
  const place = await realPath(resolve(path));
  return place === root || place.startsWith(root + sep);
}
