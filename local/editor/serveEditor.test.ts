import { mkdtempSync, rmSync } from 'node:fs';
import { request, type Server } from 'node:http';
import { createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSampleContent } from '../../src/content/testing/sampleContent';
import { listen, portOf } from '../ports';
import { serveEditor } from './serveEditor';

const SITE = 'http://localhost:7299';

let folder: string;
let server: Server;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'serve-editor-'));
  writeSampleContent(folder, 1);
  server = await serveEditor({ contentFolder: folder, site: SITE }, 0);
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const ask = (method: string, path: string, headers: Record<string, string> = {}, body = '') =>
  new Promise<{ status?: number; policy?: string; text: string }>((resolve, reject) => {
    const port = portOf(server);
    const options = { host: '127.0.0.1', port, method, path, agent: false };
    const asked = request(
      { ...options, headers: { host: `localhost:${port}`, ...headers } },
      (answer) => {
        const policy = String(answer.headers['content-security-policy']);
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () => resolve({ status: answer.statusCode, policy, text }));
      },
    );
    asked.on('error', reject).end(body);
  });

const JSON_BODY = { 'content-type': 'application/json; charset=utf-8' };
const INFO = JSON.stringify({ action: 'info', params: {} });
const own = () => ({ origin: `http://localhost:${portOf(server)}` });

test('it listens on this machine only', async () => {
  expect(server.address()).toMatchObject({ address: '127.0.0.1' });
  // Every other address of this machine is still free at the same port.
  const others = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal);
  for (const { address } of others) {
    const probe = createServer();
    await expect(listen(probe, portOf(server), address)).resolves.toBeUndefined();
    probe.close();
  }
});

test('its own page is answered', async () => {
  const { status, text } = await ask('POST', '/api/v1', { ...JSON_BODY, ...own() }, INFO);
  expect(status).toBe(200);
  expect(JSON.parse(text)).toMatchObject({ publish_modes: ['simple'] });
});

test('a page of another site can neither read nor write', async () => {
  const elsewhere = { origin: 'https://elsewhere.example' };
  expect((await ask('POST', '/api/v1', { ...JSON_BODY, ...elsewhere }, INFO)).status).toBe(403);
  expect((await ask('POST', '/api/v1', JSON_BODY, INFO)).status).toBe(403);
  const form = { 'content-type': 'text/plain', ...own() };
  expect((await ask('POST', '/api/v1', form, INFO)).status).toBe(403);
});

test('a name that somebody else points at this machine is not answered', async () => {
  const host = `elsewhere.example:${portOf(server)}`;
  const origin = `http://${host}`;
  expect((await ask('GET', '/', { host })).status).toBe(403);
  expect((await ask('POST', '/api/v1', { ...JSON_BODY, host, origin }, INFO)).status).toBe(403);
});

test('what it refuses is said as a sentence', async () => {
  const body = JSON.stringify({ action: 'getEntry', params: { path: '/etc/passwd' } });
  const { status, text } = await ask('POST', '/api/v1', { ...JSON_BODY, ...own() }, body);
  expect([status, JSON.parse(text)]).toEqual([422, { error: '/etc/passwd is not in content/.' }]);
});

test('the page may load nothing but itself, and show nothing but the live page', async () => {
  const { status, policy } = await ask('GET', '/');
  expect(status).toBe(200);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`frame-src 'self' ${SITE};`);
  expect(policy).not.toContain('https:');
});

test('the configuration names the live site, and the page script is plain JavaScript', async () => {
  const { text } = await ask('GET', '/config.json');
  expect(JSON.parse(text)).toMatchObject({ site_url: SITE, backend: { name: 'proxy' } });
  const script = (await ask('GET', '/page.js')).text;
  expect(() => new Function(script)).not.toThrow();
});

test.each(['/other', '/../package.json', '/package.json', '/sub/decap-cms.js', '/%2e%2e/x.js'])(
  '%s is not there',
  async (path) => {
    expect((await ask('GET', path)).status).toBe(404);
  },
);
