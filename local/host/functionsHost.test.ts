import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type ClientRequest, type IncomingMessage, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { buildSync } from 'esbuild';
import { functionsHost } from './functionsHost';
import { listen, portOf } from '../ports';

const SOURCE = `
import { app } from '@azure/functions';
app.http('echo', { methods: ['GET', 'POST'], authLevel: 'anonymous', handler: async (request) => ({
  status: 201,
  headers: { 'X-Started': String(started) },
  jsonBody: {
    method: request.method, url: request.url, text: await request.text(), mark: request.headers.get('x-mark'),
    query: request.query.get('q'),
  },
}) });
app.post('plain', async () => ({ body: 'Success' }));
app.get('nothing', async () => undefined);
app.get('throws', async () => { throw new Error('secret of the inside'); });
app.get('teapot', { route: 'Kitchen/Teapot', handler: async () => ({ status: 418 }) });
let started = false;
// It takes 50 ms by itself, as an app that connects does, so that a host that does not wait for it is found out.
app.hook.appStart(async () => { await new Promise((resolve) => setTimeout(resolve, 50)); started = true; });
`;

let folder = '';
let host: Server;
let origin = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'functions-'));
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'package.json'), '{ "main": "dist/main.cjs" }');
  writeFileSync(join(folder, 'host.json'), '{ "version": "2.0" }');
  buildSync({
    stdin: { contents: SOURCE, resolveDir: __dirname },
    outfile: join(folder, 'dist/main.cjs'),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    external: ['@azure/functions-core'],
  });
  host = functionsHost({ apiFolder: folder });
  await listen(host, 0, '127.0.0.1');
  origin = `http://127.0.0.1:${portOf(host)}`;
});

afterAll(() => {
  host.close();
  rmSync(folder, { recursive: true });
});

test('a function gets the whole request and its answer is sent', async () => {
  const answer = await fetch(`${origin}/api/echo?q=1`, {
    method: 'POST',
    body: 'Grüße',
    headers: { 'X-Mark': 'a' },
  });
  expect(answer.status).toBe(201);
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(await answer.json()).toEqual({
    method: 'POST',
    url: `${origin}/api/echo?q=1`,
    text: 'Grüße',
    mark: 'a',
    query: '1',
  });
});

test('hooks of the start have run before the first request is answered', async () => {
  expect((await fetch(`${origin}/api/echo`)).headers.get('x-started')).toBe('true');
});

test('a plain body is text with status 200', async () => {
  const answer = await fetch(`${origin}/api/plain`, { method: 'POST' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(await answer.text()).toBe('Success');
});

test('paths match in any case, with a slash at the end, and by the route of the function', async () => {
  expect((await fetch(`${origin}/API/PLAIN/`, { method: 'POST' })).status).toBe(200);
  expect((await fetch(`${origin}/api/kitchen/teapot`)).status).toBe(418);
});

test.each([
  ['GET', '/api/plain'],
  ['PUT', '/api/echo'],
  ['GET', '/api/unknown'],
  ['GET', '/echo'],
  ['GET', '/api/echo/more'],
])('%s %s is an empty 404', async (method, path) => {
  const answer = await fetch(origin + path, { method });
  expect([answer.status, await answer.text()]).toEqual([404, '']);
});

test('a function that answers nothing is an empty 204', async () => {
  expect((await fetch(`${origin}/api/nothing`)).status).toBe(204);
});

test('a function that throws is an empty 500, and says why in the log only', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const answer = await fetch(`${origin}/api/throws`);
  expect([answer.status, await answer.text()]).toEqual([500, '']);
  expect(String(log.mock.calls[0]?.[0])).toContain('secret of the inside');
  log.mockRestore();
});

async function post(headers: Record<string, string>, write: (body: ClientRequest) => void) {
  const sending = request(`${origin}/api/echo`, { method: 'POST', headers, agent: false });
  write(sending);
  const [answer] = (await once(sending, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, body: await text(answer) };
}

test('a body without a length arrives empty', async () => {
  const { body: told } = await post({ 'transfer-encoding': 'chunked' }, (body) => {
    body.write('some');
    body.end('thing');
  });
  expect(JSON.parse(told)).toMatchObject({ text: '' });
});

test('a body above the limit is refused before it is read', async () => {
  const { status } = await post({ 'content-length': '10000001' }, (body) => body.write('x'));
  expect(status).toBe(413);
});

test('a client that goes away in the middle leaves the host as it was', async () => {
  const socket = connect(portOf(host), '127.0.0.1');
  socket.write('POST /api/echo HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nabc', () =>
    socket.destroy(),
  );
  await once(socket, 'close');
  expect((await fetch(`${origin}/api/plain`, { method: 'POST' })).status).toBe(200);
});

test('a bundle that cannot start says why', () => {
  const broken = mkdtempSync(join(tmpdir(), 'broken-'));
  writeFileSync(join(broken, 'package.json'), '{ "main": "main.cjs" }');
  writeFileSync(join(broken, 'host.json'), '{}');
  writeFileSync(join(broken, 'main.cjs'), 'throw new Error("no such thing")');
  expect(() => functionsHost({ apiFolder: broken })).toThrow('no such thing');
  rmSync(broken, { recursive: true });
});
