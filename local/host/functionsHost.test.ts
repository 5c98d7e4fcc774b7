import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { build } from 'esbuild';
import { listen } from '../ports';
import { tempFolder } from '../testing/tempFolder';
import { functionsHost } from './functionsHost';

const appFolder = tempFolder();
let host: Server;
let port: number;
let origin: string;

beforeEach(async () => {
  await build({
    entryPoints: [join(__dirname, 'testing/exampleFunctions.ts')],
    outfile: appFolder.at('main.cjs'),
    bundle: true,
    platform: 'node',
    external: ['@azure/functions-core'],
  });
  appFolder.write('package.json', '{ "main": "main.cjs" }');
  host = createServer(functionsHost(appFolder.path));
  port = await listen(host);
  origin = `http://127.0.0.1:${port}`;
});
afterEach(() => host.close());

test('passes the request to the function and sends its answer', async () => {
  const answer = await fetch(`${origin}/api/echo?q=1`, {
    method: 'POST',
    body: 'Grüße',
    headers: { 'X-Tag': 'a' },
  });
  expect(answer.status).toBe(201);
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(answer.headers.get('x-answer')).toBe('echo');
  const url = `${origin}/api/echo?q=1`;
  expect(await answer.json()).toEqual({ method: 'POST', url, text: 'Grüße', tag: 'a' });
});

test('finds a function by its name or route, in upper or lower case, with or without a trailing slash', async () => {
  expect((await fetch(`${origin}/API/PLAIN/`, { method: 'POST' })).status).toBe(200);
  // Its route is `Kitchen/Teapot`.
  expect((await fetch(`${origin}/api/kitchen/teapot`)).status).toBe(418);
});

test('answers an empty 500 if a function throws, and logs the error', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const answer = await fetch(`${origin}/api/throws`);
  expect([answer.status, await answer.text()]).toEqual([500, '']);
  expect(String(log.mock.calls[0]?.[0])).toContain('internal secret');
  log.mockRestore();
});

test('drops the body of a request without Content-Length, as Azure does', async () => {
  const chunked = request(`${origin}/api/echo`, { method: 'POST' });
  chunked.write('a chunk');
  const [answer] = (await once(chunked.end(), 'response')) as [IncomingMessage];
  expect(await json(answer)).toMatchObject({ text: '' });
});

test('keeps serving after a client breaks off its request', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write('POST /api/echo HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nabc', () =>
    socket.destroy(),
  );
  await once(socket, 'close');
  expect((await fetch(`${origin}/api/plain`, { method: 'POST' })).status).toBe(200);
});

test('throws the error of a bundle that cannot load', () => {
  appFolder.write('main.cjs', 'throw new Error("no such thing")');
  expect(() => functionsHost(appFolder.path)).toThrow('no such thing');
});
