import { lstat, readFile } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';

export type SiteFile = { type: string; body: Buffer<ArrayBuffer> };

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'text/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
};

/**
 * Returns a function that reads the file at a decoded path. It reads nothing outside the folder and follows no links.
 * @param mimeTypes content types by extension, from the host's rules
 */
export function siteFileReader(folder: string, mimeTypes: Record<string, string> = {}) {
  const root = resolve(folder);
  return async (path: string): Promise<SiteFile | undefined> => {
    const name = join(root, path);
    const found = await lstat(name).catch(() => undefined);
    if (!found?.isFile() || !name.startsWith(root + sep)) return undefined;
    const extension = extname(name);
    const type = mimeTypes[extension] ?? TYPES[extension] ?? 'application/octet-stream';
    return { type, body: await readFile(name) };
  };
}
