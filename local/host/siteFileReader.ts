import { lstat, readFile } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';

export type SiteFile = { type: string; body: Buffer<ArrayBuffer> };

const DEFAULT_TYPES: Record<string, string> = {
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
 * Returns a function that reads the file at a decoded path, or returns `undefined` if there is no file. The function reads
 * nothing outside the folder and follows no symbolic links.
 * @param mimeTypes content types by extension (`.avif`), which override the default types
 */
export function siteFileReader(folder: string, mimeTypes: Record<string, string> = {}) {
  const root = resolve(folder);
  return async (path: string): Promise<SiteFile | undefined> => {
    const file = join(root, path);
    const stats = await lstat(file).catch(() => undefined);
    if (!stats?.isFile() || !file.startsWith(root + sep)) return undefined;
    const extension = extname(file);
    const type = mimeTypes[extension] ?? DEFAULT_TYPES[extension] ?? 'application/octet-stream';
    return { type, body: await readFile(file) };
  };
}
