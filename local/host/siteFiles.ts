import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isInside } from '../isInside';

/** A file of the built site, in memory. `encoded` holds the compressed copies that were asked for. */
export type SiteFile = {
  type: string;
  etag: string;
  body: Buffer;
  changed: number;
  encoded: Map<Encoding, Promise<Buffer>>;
};
export type Encoding = 'br' | 'gzip';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
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

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: promisify(gzip),
};

/** The file compressed, or undefined where that would gain nothing. Each copy is made once. */
export function encoded(file: SiteFile, encoding: Encoding): Promise<Buffer> | undefined {
  if (!COMPRESSIBLE.test(file.type) || file.body.length < 1000) return undefined;
  const copy = file.encoded.get(encoding) ?? compress[encoding](file.body);
  file.encoded.set(encoding, copy);
  return copy;
}

/**
 * Reads files of one folder, and nothing above it.
 * @param mimeTypes content types by extension that the host's rules add
 * @returns a function from a decoded path to its file, or undefined where there is none
 */
export function siteFiles(folder: string, mimeTypes: Record<string, string> = {}) {
  const root = resolve(folder);
  const cache = new Map<string, SiteFile>();
  return async (path: string): Promise<SiteFile | undefined> => {
    const name = join(root, path);
    if (!name.startsWith(root + sep)) return undefined;
    const found = await stat(name).catch(() => undefined);
    if (!found?.isFile() || !(await isInside(root, name))) return undefined;
    const known = cache.get(name);
    if (known?.changed === found.mtimeMs) return known;
    const body = await readFile(name);
    const extension = extname(name);
    const file: SiteFile = {
      type: mimeTypes[extension] ?? TYPES[extension] ?? 'application/octet-stream',
      etag: createHash('sha256').update(body).digest('base64url').slice(0, 27),
      body,
      changed: found.mtimeMs,
      encoded: new Map(),
    };
    cache.set(name, file);
    return file;
  };
}
