import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { editorConfig, editorPages } from '../src/content/editorConfig';
import { editorApi, Refused } from './editorApi';
import { sendAnswer } from './sendAnswer';
import { siteFiles } from './siteFiles';

const EDITOR = join(__dirname, 'editor');

/** Whether a request comes from a page of this server: another site's page could otherwise write into the files. */
function isOwn({ headers, method, socket }: IncomingMessage): boolean {
  const own = ['localhost', '127.0.0.1'].map((name) => `${name}:${socket.localPort}`);
  // A name that somebody else lets point at this machine is not ours either.
  if (!own.includes(headers.host ?? '')) return false;
  if (method !== 'POST') return true;
  return (
    headers.origin === `http://${headers.host}` &&
    /^application\/json\b/.test(headers['content-type'] ?? '')
  );
}

const policy = (site: string): string =>
  [
    "default-src 'none'",
    // Decap CMS compiles the rules for its configuration.
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self' blob: ${site}`,
    `frame-src 'self' ${site}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const send = (response: ServerResponse, status: number, type: string, body: string): void =>
  void response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8` }).end(body);

const sendJson = (response: ServerResponse, status: number, value: unknown): void =>
  send(response, status, 'application/json', JSON.stringify(value));

/**
 * The editor for staff: its page, its configuration, and the one door to the files of content/.
 * @param contentFolder the folder that it writes into
 * @param site the address of the live page that is shown beside each form
 * @returns the server, not yet listening
 */
export function editorHost({
  contentFolder,
  site,
}: {
  contentFolder: string;
  site: string;
}): Server {
  const api = editorApi(contentFolder, site);
  const bundle = siteFiles(join(EDITOR, 'node_modules/decap-cms/dist'));
  const pages: Readonly<Record<string, (response: ServerResponse) => Promise<void>>> = {
    '/': async (response) =>
      send(response, 200, 'text/html', await readFile(join(EDITOR, 'index.html'), 'utf8')),
    '/page.js': async (response) => {
      const { code } = await transform(await readFile(join(EDITOR, 'page.ts'), 'utf8'), {
        loader: 'ts',
        format: 'iife',
      });
      send(response, 200, 'text/javascript', code);
    },
    '/settings.json': async (response) =>
      sendJson(response, 200, { config: editorConfig, pages: editorPages, site }),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '/').replace(/\?.*$/, '');
    if (!isOwn(request))
      return send(response, 403, 'text/plain', 'Only the editor itself may ask.\n');
    if (request.method === 'POST' && path === '/api/v1') {
      const { action, params } = Object(await json(request)) as {
        action?: unknown;
        params?: unknown;
      };
      return sendJson(response, 200, await api(action, Object(params) as Record<string, unknown>));
    }
    if (request.method !== 'GET')
      return send(response, 405, 'text/plain', 'The editor has no such thing.\n');
    const page = Object.hasOwn(pages, path) ? pages[path] : undefined;
    if (page) return page(response);
    const file = /^\/[\w.-]+\.js$/.test(path) ? await bundle(path) : undefined;
    if (!file) return send(response, 404, 'text/plain', 'The editor has no such page.\n');
    return sendAnswer(request, response, {
      status: 200,
      headers: { 'Cache-Control': 'no-cache' },
      file,
    });
  }

  return createServer((request, response) => {
    response.setHeader('Content-Security-Policy', policy(site));
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cache-Control', 'no-store');
    answer(request, response).catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      sendJson(response, error instanceof Refused ? 422 : 500, { error: message });
    });
  });
}
