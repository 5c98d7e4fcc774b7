import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { posix } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { HostRule } from '../../src/gatsby/host/hostConfig';
import { respondWith } from '../respondWith';
import { findRule } from './findRule';
import { hostRules } from './hostRules';
import { siteFileReader, type SiteFile } from './siteFileReader';

/** @returns undefined if the path is malformed */
function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

const COMPRESSIBLE = /^text\/|json|svg|xml|icon/;
/** Hosts that compress at request time choose a fast level. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** @param acceptEncoding the header of the request */
async function compress({ type, body }: SiteFile, acceptEncoding = '') {
  const headers = { 'Content-Type': type, Vary: 'Accept-Encoding' };
  if (!COMPRESSIBLE.test(type) || !/\bbr\b/.test(acceptEncoding)) return { headers, body };
  const compressed = await promisify(brotliCompress)(body, BROTLI);
  return { headers: { ...headers, 'Content-Encoding': 'br' }, body: compressed };
}

/** Sets the headers that Azure sets before it calls a function. */
function setAzureHeaders({ headers, socket, url }: IncomingMessage): void {
  const { remoteAddress = '', remotePort } = socket;
  const visitor = `${remoteAddress.includes(':') ? `[${remoteAddress}]` : remoteAddress}:${remotePort}`;
  Object.assign(headers, {
    host: 'functions.internal',
    'x-ms-original-url': `http://${headers.host}${url}`,
    'x-forwarded-for': [headers['x-forwarded-for'], visitor].filter(Boolean).join(', '),
  });
}

/** In milliseconds. A slow request is cut off. */
const TIMEOUTS = { requestTimeout: 30_000, connectionsCheckingInterval: 5_000 };

/**
 * Serves a built site by its `staticwebapp.config.json`, as Azure Static Web Apps does. Passes `/api/*` to the functions
 * host.
 * @throws if the folder has no rules
 */
export function siteHost(publicFolder: string, functions: RequestListener): Server {
  const readRules = hostRules(publicFolder);

  async function answer({ url = '', method, headers }: IncomingMessage): Promise<Response> {
    const config = readRules();
    const readFile = siteFileReader(publicFolder, config.mimeTypes);
    const respond = async (status: number, added?: Record<string, string>, file?: SiteFile) => {
      const compressed = file && (await compress(file, headers['accept-encoding']));
      return new Response(compressed?.body, {
        status,
        headers: { ...config.globalHeaders, ...added, ...compressed?.headers },
      });
    };
    const path = url.replace(/[?#].*$/, '');
    const name = decodePath(path);
    if (name === undefined) return respond(400);
    const rule = findRule(config, path);
    if (rule?.redirect) return respond(rule.statusCode ?? 302, { Location: rule.redirect });
    if (method !== 'GET' && method !== 'HEAD') return respond(405, { Allow: 'GET, HEAD' });
    const hidden = posix.normalize(name) === '/staticwebapp.config.json';
    const missing = hidden || rule?.statusCode === 404;
    const file = missing ? undefined : await readFile(rule?.rewrite ?? name);
    if (file) return respond(200, rule?.headers, file);
    const { rewrite, statusCode = 404 } = config.responseOverrides['404'] as HostRule;
    return respond(statusCode, {}, await readFile(rewrite ?? name));
  }

  const pages = respondWith(answer);
  return createServer(TIMEOUTS, (request, response) => {
    if (!/^\/api\//i.test(request.url ?? '')) return pages(request, response);
    setAzureHeaders(request);
    functions(request, response);
  });
}
