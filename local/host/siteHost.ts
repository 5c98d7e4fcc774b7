import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { join, posix } from 'node:path';
import { unescape } from 'node:querystring';
import type { HostConfig } from '../../src/gatsby/host/hostConfig';
import { respondWith } from '../respondWith';
import { readSiteFile } from './readSiteFile';

function setAzureHeaders({ headers, socket, url }: IncomingMessage): void {
  const { remoteAddress = '', remotePort } = socket;
  const address = remoteAddress.includes(':') ? `[${remoteAddress}]` : remoteAddress;
  const visitor = `${address}:${remotePort}`;
  Object.assign(headers, {
    host: 'functions.internal',
    'x-ms-original-url': `http://${headers.host}${url}`,
    'x-forwarded-for': [headers['x-forwarded-for'], visitor].filter(Boolean).join(', '),
  });
}

/** Whether a route such as `/about`, `/static/*`, `/*.js` or `/*.{js,css}` matches a path, in the same case. */
function matches(route: string, path: string): boolean {
  const [start = '', ending] = route.split('*');
  if (ending === undefined) return path === route;
  const extensions = ending.match(/\w+/g)?.map((extension) => `.${extension}`) ?? [''];
  return path.startsWith(start) && extensions.some((extension) => path.endsWith(extension));
}

/** Creates a server that applies a site's `staticwebapp.config.json` as Azure does, and passes `/api/*` to the functions. */
export function siteHost(publicFolder: string, functions: RequestListener): Server {
  const serveFiles = respondWith(async (request) => {
    const { url = '', method } = request;
    // A new build replaces the file while the host runs.
    const configText = readFileSync(join(publicFolder, 'staticwebapp.config.json'), 'utf8');
    const config = JSON.parse(configText) as HostConfig;
    const readFile = (path: string) =>
      readSiteFile(publicFolder, path, config.mimeTypes, request.headers['accept-encoding']);
    const respond = (status: number, headers = {}, file?: Awaited<ReturnType<typeof readFile>>) =>
      new Response(file?.body, {
        status,
        headers: { ...config.globalHeaders, ...headers, ...file?.headers },
      });
    const path = url.replace(/[?#].*$/, '');
    // Rules match the path as requested, files have the decoded path. `unescape` does not throw if the path is malformed.
    const decodedPath = unescape(path);
    const rule = config.routes.find(({ route }) => matches(route, path));
    if (rule?.redirect) return respond(rule.statusCode ?? 302, { Location: rule.redirect });
    if (method !== 'GET' && method !== 'HEAD') return respond(405, { Allow: 'GET, HEAD' });
    const isConfig = posix.normalize(decodedPath) === '/staticwebapp.config.json';
    const isHidden = isConfig || rule?.statusCode === 404;
    const file = isHidden ? undefined : await readFile(rule?.rewrite ?? decodedPath);
    if (file) return respond(200, rule?.headers, file);
    return respond(404, {}, await readFile(config.responseOverrides['404'].rewrite));
  });

  // In ms. Every 5 s, the server aborts requests that have taken more than 30 s to arrive.
  const timeouts = { requestTimeout: 30_000, connectionsCheckingInterval: 5_000 };
  return createServer(timeouts, (request, response) => {
    if (!/^\/api\//i.test(request.url ?? '')) return serveFiles(request, response);
    setAzureHeaders(request);
    functions(request, response);
  });
}
