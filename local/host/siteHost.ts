import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http';
import { extname, join, posix, sep } from 'node:path';
import { unescape } from 'node:querystring';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { HostConfig } from '../../src/gatsby/host/hostConfig';
import { respondWith } from '../respondWith';

type MimeTypes = Record<string, string>;
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
const COMPRESSIBLE_TYPES = /^text\/|json|svg|xml|icon/;

/**
 * Quality 5 of 11, which is fast, because the server compresses a file each
 * time it sends it.
 */
const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Every 5 s, the server aborts requests that have not arrived completely within
 * 30 s, so none keeps a connection open.
 */
const TIMEOUTS_MS = {
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
};

/**
 * Returns body and headers of the file at a decoded path, or undefined if it is
 * not in the folder.
 */
async function readSiteFile(
  folder: string,
  path: string,
  types: MimeTypes,
  acceptEncoding = '',
) {
  const filePath = join(folder, path);

  if (!filePath.startsWith(folder + sep)) return undefined;
  const body = await readFile(filePath).catch(() => undefined);

  if (!body) return undefined;
  const extension = extname(filePath);
  const type =
    types[extension] ?? DEFAULT_TYPES[extension] ?? 'application/octet-stream';
  const headers = { 'Content-Type': type, Vary: 'Accept-Encoding' };

  if (!COMPRESSIBLE_TYPES.test(type) || !/\bbr\b/.test(acceptEncoding))
    return { headers, body };
  const compressed = await promisify(brotliCompress)(body, BROTLI_OPTIONS);

  return {
    headers: { ...headers, 'Content-Encoding': 'br' },
    body: compressed,
  };
}

function setAzureHeaders({ headers, socket, url }: IncomingMessage): void {
  const { remoteAddress = '', remotePort } = socket;
  const ip = remoteAddress.includes(':') ? `[${remoteAddress}]` : remoteAddress;
  const visitorAddress = `${ip}:${remotePort}`;

  Object.assign(headers, {
    'x-ms-original-url': `http://${headers.host}${url}`,
    // Azure, too, hides the requested host name from functions.
    host: 'functions.internal',
    'x-forwarded-for': [headers['x-forwarded-for'], visitorAddress]
      .filter(Boolean)
      .join(', '),
  });
}

/**
 * Whether a path is that of an exact rule. Azure ignores a slash at the end,
 * and takes `/a/index.html` for `/a`, too.
 */
function isExactMatch(route: string, path: string): boolean {
  const withoutSlash = path.replace(/(?<=.)\/$/, '');
  const folder = route.replace(/\/index\.html$/, '');

  return withoutSlash === route || withoutSlash === folder;
}

/**
 * Whether a route such as `/about`, `/static/*`, `/*.js` or `/*.{js,css}`
 * matches a path. Case matters.
 */
function matches(route: string, path: string): boolean {
  const [start = '', ending] = route.split('*');

  if (ending === undefined) return isExactMatch(route, path);
  if (!path.startsWith(start)) return false;

  const extensions = ending.match(/\w+/g);

  return (
    !extensions ||
    extensions.some((extension) => path.endsWith(`.${extension}`))
  );
}

/**
 * Returns the address to which Azure redirects because of `trailingSlash:
 * never`: `/about/` → `/about`, `/team.html` → `/team`.
 */
const canonicalPath = (path: string): string =>
  path.replace(/(\/index)?\.html$|\/$/, '') || '/';

/**
 * Creates a server that applies a site's `staticwebapp.config.json` as Azure
 * does. `functions` answer requests for `/api/`.
 */
export function createSiteHost(
  publicFolder: string,
  functions: RequestListener,
): Server {
  const serveFiles = respondWith(
    async ({ url = '', method, headers: requestHeaders }) => {
      // Each request reads this file, because a new build may replace it while
      // the host runs.
      const configText = readFileSync(
        join(publicFolder, 'staticwebapp.config.json'),
        'utf8',
      );
      const config = JSON.parse(configText) as HostConfig;
      const read = (path: string) =>
        readSiteFile(
          publicFolder,
          path,
          config.mimeTypes,
          requestHeaders['accept-encoding'],
        );

      const respond = (
        status: number,
        moreHeaders = {},
        file?: Awaited<ReturnType<typeof read>>,
      ) => {
        const headers = {
          ...config.globalHeaders,
          ...moreHeaders,
          ...file?.headers,
        };

        return new Response(file?.body, { status, headers });
      };

      // Azure compares decoded paths. `unescape` accepts a malformed path.
      const path = unescape(url.replace(/[?#].*$/, ''));

      const rule = config.routes.find(({ route }) => matches(route, path));

      if (rule?.redirect)
        return respond(rule.statusCode ?? 302, { Location: rule.redirect });
      if (method !== 'GET' && method !== 'HEAD')
        return respond(405, { Allow: 'GET, HEAD' });

      const canonical = canonicalPath(path);

      if (canonical !== path)
        return respond(301, { Location: encodeURI(canonical) });

      const isConfig = posix.normalize(path) === '/staticwebapp.config.json';
      const isHidden = isConfig || rule?.statusCode === 404;

      // Without a rewrite, Azure looks for pages, too. A folder of static/ may
      // have one rule for all of its pages.
      const candidates = rule?.rewrite
        ? [rule.rewrite]
        : [path, `${path}.html`, `${path}/index.html`];

      for (const candidate of isHidden ? [] : candidates) {
        const file = await read(candidate);

        if (file) return respond(200, rule?.headers, file);
      }

      return respond(
        404,
        {},
        await read(config.responseOverrides['404'].rewrite),
      );
    },
  );

  return createServer(TIMEOUTS_MS, (request, response) => {
    if (!/^\/api\//i.test(request.url ?? ''))
      return serveFiles(request, response); // functions ignore case
    setAzureHeaders(request);
    functions(request, response);
  });
}
