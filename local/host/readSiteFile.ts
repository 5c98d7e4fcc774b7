import { readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

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

/** Reads the file at a decoded path, if it is in the folder. @param mimeTypes override the defaults by extension (`.avif`) */
export async function readSiteFile(
  folder: string,
  path: string,
  mimeTypes: Record<string, string>,
): Promise<SiteFile | undefined> {
  const file = join(folder, path);
  if (!file.startsWith(folder + sep)) return undefined;
  const body = await readFile(file).catch(() => undefined);
  const extension = extname(file);
  const type = mimeTypes[extension] ?? DEFAULT_TYPES[extension] ?? 'application/octet-stream';
  return body && { type, body };
}
