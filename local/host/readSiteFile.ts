import { readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

type MimeTypes = Record<string, string>;

export interface SiteFile {
  headers: Record<string, string>;
  body: Buffer<ArrayBuffer>;
}

const DEFAULT_TYPES: MimeTypes = {
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
const UNKNOWN_TYPE = 'application/octet-stream';

const COMPRESSIBLE_TYPES = /^text\/|json|svg|xml|icon/;

/** Pattern of the header Accept-Encoding. */
const ACCEPTS_BROTLI = /\bbr\b/;

/**
 * Quality 5 of 11, which is fast, because the server compresses a file each
 * time it sends it.
 */
const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Returns body and headers of the file at a decoded path, or undefined if it is
 * not in the folder.
 * @param types MIME types that DEFAULT_TYPES lacks, by ending, such as `.vcf`
 * @param acceptEncoding the request's header Accept-Encoding
 */
export async function readSiteFile(
  folder: string,
  path: string,
  types: MimeTypes,
  acceptEncoding = '',
): Promise<SiteFile | undefined> {
  const filePath = join(folder, path);

  if (!filePath.startsWith(folder + sep)) return undefined;

  const body = await readFile(filePath).catch(() => undefined);

  if (!body) return undefined;

  const extension = extname(filePath);
  const type = types[extension] ?? DEFAULT_TYPES[extension] ?? UNKNOWN_TYPE;
  const headers = { 'Content-Type': type, Vary: 'Accept-Encoding' };

  if (!COMPRESSIBLE_TYPES.test(type) || !ACCEPTS_BROTLI.test(acceptEncoding))
    return { headers, body };

  return {
    headers: { ...headers, 'Content-Encoding': 'br' },
    body: await promisify(brotliCompress)(body, BROTLI_OPTIONS),
  };
}
