import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { build } from 'esbuild';
import { contentFiles } from '../../src/content/read/contentFiles';
import { editorApi } from './editorApi';
import { isOwnRequest } from '../isOwnRequest';
import { listen } from '../ports';
import { siteFiles } from '../host/siteFiles';

const EDITOR = __dirname;

const policy = (site: string): string =>
  [
    "default-src 'none'",
    // Decap CMS compiles the rules for its configuration.
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self' blob:",
    `frame-src 'self' ${site}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');

const send = (response: ServerResponse, status: number, type: string, body: string): void =>
  void response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8` }).end(body);

const sendJson = (response: ServerResponse, status: number, value: unknown): void =>
  send(response, status, 'application/json', JSON.stringify(value));

/** The script of the page, with what it shares with the site. */
async function pageScript(site: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(EDITOR, 'page.ts')],
    bundle: true,
    format: 'iife',
    write: false,
    define: { SITE: JSON.stringify(site) },
  });
  return outputFiles.map(({ text }) => text).join('');
}

/** The number that each file of a folder has for its place. */
const ordersIn = (contentFolder: string): { path: string; order: unknown }[] => {
  const { paths, document } = contentFiles(contentFolder);
  return paths
    .filter((path) => path.endsWith('.md'))
    .map((path) => ({ path: `content/${path}`, order: document(path).fields.order }));
};

/** Leads to a live page, once there is one; until then the frame asks again after a second. */
async function sendLivePage(response: ServerResponse, site: string, path: string): Promise<void> {
  const found = await fetch(site, { method: 'HEAD' }).catch(() => undefined);
  if (found) return void response.writeHead(302, { Location: site + path }).end();
  response.setHeader('Refresh', '1');
  const text = '<p style="font: 1rem sans-serif">The page appears here in a minute.</p>';
  send(response, 200, 'text/html', text);
}

/**
 * Serves the editor for staff, to this machine alone: its page, and the one door to the files of content/.
 * @param contentFolder the folder that it writes into
 * @param site the address of the live page that is shown beside each form
 * @param port any that is free where it is left out
 */
export async function serveEditor(
  contentFolder: string,
  site: string,
  port?: number,
): Promise<Server> {
  const api = editorApi(contentFolder);
  const bundle = siteFiles(join(EDITOR, 'node_modules/decap-cms/dist'));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { origin, 'content-type': type = '' } = request.headers;
    // Who writes is the editor's page: a browser that says so, and sends what no form can.
    const writes = origin !== undefined && /^application\/json\b/.test(type);
    if (!isOwnRequest(request) || (request.method !== 'GET' && !writes))
      return send(response, 403, 'text/plain', 'Only the editor itself may ask.\n');
    const asked = `${request.method} ${request.url}`;
    switch (asked) {
      case 'POST /api/v1': {
        const { action, params } = Object(await json(request)) as Record<string, unknown>;
        return sendJson(response, 200, await api(action, params));
      }
      case 'GET /':
        return send(response, 200, 'text/html', await readFile(join(EDITOR, 'index.html'), 'utf8'));
      case 'GET /page.js':
        return send(response, 200, 'text/javascript', await pageScript(site));
      case 'GET /orders.json':
        return sendJson(response, 200, ordersIn(contentFolder));
    }
    const [, live] = /^GET \/live(\/.*)$/.exec(asked) ?? [];
    if (live !== undefined) return sendLivePage(response, site, live);
    const [, name] = /^GET (\/[\w.-]+\.js)$/.exec(asked) ?? [];
    const file = name === undefined ? undefined : await bundle(name);
    if (!file) return send(response, 404, 'text/plain', 'The editor has no such page.\n');
    response.writeHead(200, { 'Content-Type': file.type }).end(file.body);
  }

  const server = createServer((request, response) => {
    response.setHeader('Content-Security-Policy', policy(site));
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cache-Control', 'no-cache');
    answer(request, response).catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      sendJson(response, 422, { error: message });
    });
  });
  // Whoever can reach the editor can write the files, so it listens nowhere else.
  await listen(server, port);
  return server;
}
