import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { build } from 'esbuild';
import { contentFiles } from '../../src/content/read/contentFiles';
import { editorApi } from './editorApi';
import { ownServer, textResponse } from '../ownServer';
import { siteFiles } from '../host/siteFiles';

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

/** The script of the page, with what it shares with the site. */
async function pageScript(site: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(__dirname, 'page.ts')],
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

const WAITING = `<meta http-equiv="refresh" content="1">
<p style="font: 1rem sans-serif">The page appears here in a minute.</p>`;

/** Leads to a live page, once there is one; until then the frame asks again after a second. */
async function livePage(site: string, path: string): Promise<Response> {
  const found = await fetch(site, { method: 'HEAD' }).catch(() => undefined);
  if (!found) return textResponse('text/html', WAITING);
  return new Response(null, { status: 302, headers: { Location: site + path } });
}

/**
 * The editor for staff: its page, and the one door to the files of content/.
 * @param contentFolder the folder that it writes into
 * @param site the address of the live page that is shown beside each form
 * @returns the server, not yet listening. Whoever can reach it can write the files: it is for this machine alone
 */
export function editorHost(contentFolder: string, site: string): Server {
  const api = editorApi(contentFolder);
  const bundle = siteFiles(join(__dirname, 'node_modules/decap-cms/dist'));

  async function answer(request: IncomingMessage): Promise<Response> {
    const asked = `${request.method} ${request.url}`;
    switch (asked) {
      case 'POST /api/v1': {
        const { action, params } = Object(await json(request)) as Record<string, unknown>;
        return Response.json(await api(action, params));
      }
      case 'GET /':
        return textResponse('text/html', await readFile(join(__dirname, 'index.html'), 'utf8'));
      case 'GET /page.js':
        return textResponse('text/javascript', await pageScript(site));
      case 'GET /orders.json':
        return Response.json(ordersIn(contentFolder));
    }
    const [, live] = /^GET \/live(\/.*)$/.exec(asked) ?? [];
    if (live !== undefined) return livePage(site, live);
    const [, name] = /^GET (\/[\w.-]+\.js)$/.exec(asked) ?? [];
    const file = name === undefined ? undefined : await bundle(name);
    if (!file) return textResponse('text/plain', 'The editor has no such page.\n', 404);
    return new Response(file.body, { headers: { 'Content-Type': file.type } });
  }

  return ownServer('editor', policy(site), (request) =>
    answer(request).catch((error: Error) =>
      Response.json({ error: error.message }, { status: 422 }),
    ),
  );
}
