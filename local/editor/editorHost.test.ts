import type { OutgoingHttpHeaders, Server } from 'node:http';
import { contentCopy } from '../../src/content/testing/contentCopy';
import { ask as askServer } from '../testing/ask';
import { listen } from '../ports';
import { editorHost } from './editorHost';

const SITE = 'http://localhost:7299';

const copy = contentCopy();
let server: Server;
let port: number;
beforeEach(async () => {
  server = editorHost(copy.at(''), SITE);
  port = await listen(server);
});
afterEach(() => server.close());

function ask(method: string, path: string, headers: OutgoingHttpHeaders = {}, body = '') {
  return askServer(port, path, {
    method,
    headers: { host: `localhost:${port}`, ...headers },
    body,
  });
}

const ALL = JSON.stringify({ action: 'getMedia', params: {} });
const own = () => ({ origin: `http://localhost:${port}` });

test('it listens on this machine only, as every server that is not told otherwise', () => {
  expect(server.address()).toMatchObject({ address: '127.0.0.1' });
});

test('its own page is answered', async () => {
  const answer = await ask('POST', '/api/v1', own(), ALL);
  expect(answer.status).toBe(200);
  expect(JSON.parse(answer.text)).toMatchObject([{ name: 'cloth.jpg' }]);
});

test('a page of another site, or at a name that is pointed here, can neither read nor write', async () => {
  const host = `elsewhere.example:${port}`;
  expect((await ask('GET', '/', { host })).status).toBe(403);
  for (const headers of [
    { origin: 'https://elsewhere.example' },
    {},
    { host, origin: `http://${host}` },
  ])
    expect((await ask('POST', '/api/v1', headers, ALL)).status).toBe(403);
});

test('what it refuses is said as a sentence', async () => {
  const body = JSON.stringify({ action: 'getEntry', params: { path: '/etc/passwd' } });
  const answer = await ask('POST', '/api/v1', own(), body);
  expect([answer.status, JSON.parse(answer.text)]).toEqual([
    422,
    { error: '/etc/passwd is not in content/.' },
  ]);
});

test('the page may load nothing but itself, and show nothing but the live page', async () => {
  const { status, headers } = await ask('GET', '/');
  const policy = headers['content-security-policy'];
  expect(status).toBe(200);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`frame-src 'self' ${SITE};`);
  expect(policy).not.toContain('https:');
});

test('until there is a live page, a sentence stands in its place', async () => {
  const { status, text } = await ask('GET', '/live/about');
  expect([status, text]).toEqual([200, expect.stringContaining('appears here in a minute.')]);
});

test('the script of the page is plain JavaScript, and knows the live site', async () => {
  const script = (await ask('GET', '/page.js')).text;
  expect(() => new Function(script)).not.toThrow();
  expect(script).toContain(SITE);
});

test.each(['/other', '/../package.json', '/package.json', '/sub/decap-cms.js', '/%2e%2e/x.js'])(
  '%s is not there',
  async (path) => {
    expect((await ask('GET', path)).status).toBe(404);
  },
);
