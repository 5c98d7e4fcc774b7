import { readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { join, posix } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { HostConfig } from '../../src/gatsby/host/hostConfig';
import { findRule } from './findRule';
import { siteFiles, type SiteFile } from './siteFiles';

type Answer = { status: number; headers: Record<string, string>; file?: SiteFile };

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

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, file }: Answer,
): Promise<void> {
  if (!file) return void response.writeHead(status, headers).end();
  const accepted = String(request.headers['accept-encoding']);
  const compressed = COMPRESSIBLE.test(file.type) && /\bbr\b/.test(accepted);
  const body = compressed ? await promisify(brotliCompress)(file.body, QUALITY) : file.body;
  response.writeHead(status, {
    ...headers,
    'Content-Type': file.type,
    'Content-Length': body.length,
    Vary: 'Accept-Encoding',
    ...(compressed && { 'Content-Encoding': 'br' }),
  });
  response.end(body);
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
 * @param publicFolder the folder of the built site; its rules are read once
 * @param functions the functions host
 * @throws where the folder has no rules
 */
export function siteHost(publicFolder: string, functions: RequestListener): Server {
  const config = JSON.parse(
    readFileSync(join(publicFolder, 'staticwebapp.config.json'), 'utf8'),
  ) as HostConfig;
  const find = siteFiles(publicFolder, config.mimeTypes);

  async function answerTo(path: string, method = ''): Promise<Answer> {
    const headers = config.globalHeaders;
    const name = nameOf(path);
    if (name === undefined) return { status: 400, headers };
    const rule = findRule(config, path);
    if (rule?.redirect)
      return { status: rule.statusCode ?? 302, headers: { ...headers, Location: rule.redirect } };
    if (method !== 'GET' && method !== 'HEAD')
      return { status: 405, headers: { ...headers, Allow: 'GET, HEAD' } };
    // The rules themselves are never served.
    const hidden = posix.normalize(name) === '/staticwebapp.config.json';
    const file = hidden ? undefined : await find(rule?.rewrite ?? name);
    if (file) return { status: 200, headers: { ...headers, ...rule?.headers }, file };
    return {
      status: 404,
      headers,
      file: await find(config.responseOverrides['404'].rewrite),
    };
  }

  return createServer(PATIENCE, (request, response) => {
    const path = request.url?.replace(/[?#].*$/, '') ?? '';
    if (/^\/api\//i.test(path)) {
      forward(request);
      functions(request, response);
      return;
    }
    request.resume();
    answerTo(path, request.method)
      .then((answer) => send(request, response, answer))
      .catch((error: unknown) => {
        console.error(error);
        response.destroy();
      });
  });
}
