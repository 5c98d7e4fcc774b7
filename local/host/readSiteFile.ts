import { readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

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
const COMPRESSIBLE = /^text\/|json|svg|xml|icon/;
/** A fast level: the server compresses each answer when it sends it. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Reads the file at a decoded path, if it is in the folder. @param mimeTypes override the defaults by extension (`.avif`) */
export async function readSiteFile(
  folder: string,
  path: string,
  mimeTypes: Record<string, string>,
  acceptEncoding = '',
) {
  const file = join(folder, path);
  const body = file.startsWith(folder + sep) && (await readFile(file).catch(() => undefined));
  if (!body) return undefined;
  const extension = extname(file);
  const type = mimeTypes[extension] ?? DEFAULT_TYPES[extension] ?? 'application/octet-stream';
  const headers = { 'Content-Type': type, Vary: 'Accept-Encoding' };
  if (!COMPRESSIBLE.test(type) || !/\bbr\b/.test(acceptEncoding)) return { headers, body };
  const compressed = await promisify(brotliCompress)(body, BROTLI);
  return { headers: { ...headers, 'Content-Encoding': 'br' }, body: compressed };
}
