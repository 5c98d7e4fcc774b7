import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { posix } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { HostRule } from '../../src/gatsby/host/hostConfig';
import { respondWith } from '../respondWith';
import { findRule } from './findRule';
import { hostRules } from './hostRules';
import { siteFiles, type SiteFile } from './siteFiles';

/** The name of the file at a path, or undefined where it is none. */
function nameOf(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

const COMPRESSIBLE = /^text\/|json|svg|xml|icon/;
/** As small as a host makes it that compresses while the browser waits. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A file as it is sent to a browser that takes these encodings. */
async function encoded({ type, body }: SiteFile, accepted = '') {
  const headers = { 'Content-Type': type, Vary: 'Accept-Encoding' };
  if (!COMPRESSIBLE.test(type) || !/\bbr\b/.test(accepted)) return { headers, body };
  const compressed = await promisify(brotliCompress)(body, QUALITY);
  return { headers: { ...headers, 'Content-Encoding': 'br' }, body: compressed };
}

/**
 * Says of a request for the function what Azure says: the Host header is an internal one, the address that the visitor
 * asked for stands in `x-ms-original-url`, and their own address in `x-forwarded-for`.
 */
function forward({ headers, socket, url }: IncomingMessage): void {
  const { remoteAddress = '', remotePort } = socket;
  const client = `${remoteAddress.includes(':') ? `[${remoteAddress}]` : remoteAddress}:${remotePort}`;
  Object.assign(headers, {
    host: 'functions.internal',
    'x-ms-original-url': `http://${headers.host}${url}`,
    'x-forwarded-for': [headers['x-forwarded-for'], client].filter(Boolean).join(', '),
  });
}

/** In milliseconds: a request that drips holds no connection for longer. */
const PATIENCE = { requestTimeout: 30_000, connectionsCheckingInterval: 5_000 };

/**
 * Serves a built site through its `staticwebapp.config.json`, as Azure Static Web Apps would, and passes `/api/*` on.
 * @param publicFolder the folder of the built site
 * @param functions the functions host
 * @throws if the folder has no rules
 */
export function siteHost(publicFolder: string, functions: RequestListener): Server {
  const currentRules = hostRules(publicFolder);

  async function answer({ url = '', method, headers }: IncomingMessage): Promise<Response> {
    const config = currentRules();
    const find = siteFiles(publicFolder, config.mimeTypes);
    const respond = async (status: number, ruled?: Record<string, string>, file?: SiteFile) => {
      const sent = file && (await encoded(file, headers['accept-encoding']));
      return new Response(sent?.body, {
        status,
        headers: { ...config.globalHeaders, ...ruled, ...sent?.headers },
      });
    };
    const path = url.replace(/[?#].*$/, '');
    const name = nameOf(path);
    if (name === undefined) return respond(400);
    const rule = findRule(config, path);
    if (rule?.redirect) return respond(rule.statusCode ?? 302, { Location: rule.redirect });
    if (method !== 'GET' && method !== 'HEAD') return respond(405, { Allow: 'GET, HEAD' });
    // The rules themselves are never served.
    const hidden = posix.normalize(name) === '/staticwebapp.config.json';
    const missing = hidden || rule?.statusCode === 404;
    const file = missing ? undefined : await find(rule?.rewrite ?? name);
    if (file) return respond(200, rule?.headers, file);
    const { rewrite, statusCode = 404 } = config.responseOverrides['404'] as HostRule;
    return respond(statusCode, {}, await find(rewrite ?? name));
  }

  const pages = respondWith(answer);
  return createServer(PATIENCE, (request, response) => {
    if (!/^\/api\//i.test(request.url ?? '')) return pages(request, response);
    forward(request);
    functions(request, response);
  });
}
