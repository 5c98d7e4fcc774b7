import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { build } from 'esbuild';
import { listen } from '../ports';
import { tempFolder } from '../testing/tempFolder';
import { functionsHost } from './functionsHost';

const app = tempFolder();
let host: Server;
let port: number;
let origin: string;

beforeEach(async () => {
  await build({
    entryPoints: [join(__dirname, 'testing/exampleFunctions.ts')],
    outfile: app.at('main.cjs'),
    bundle: true,
    platform: 'node',
    external: ['@azure/functions-core'],
  });
  app.write('package.json', '{ "main": "main.cjs" }');
  host = createServer(functionsHost(app.path));
  port = await listen(host);
  origin = `http://127.0.0.1:${port}`;
});
afterEach(() => host.close());

test('a function gets the whole request and its answer is sent', async () => {
  const answer = await fetch(`${origin}/api/echo?q=1`, {
    method: 'POST',
    body: 'Grüße',
    headers: { 'X-Mark': 'a' },
  });
  expect(answer.status).toBe(201);
  expect(answer.headers.get('content-type')).toBe('application/json');
  // Hooks of the start have run before.
  expect(answer.headers.get('x-started')).toBe('true');
  expect(await answer.json()).toEqual({
    method: 'POST',
    url: `${origin}/api/echo?q=1`,
    text: 'Grüße',
    mark: 'a',
    query: '1',
  });
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

test('a function that throws is an empty 500, and says why in the log only', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const answer = await fetch(`${origin}/api/throws`);
  expect([answer.status, await answer.text()]).toEqual([500, '']);
  expect(String(log.mock.calls[0]?.[0])).toContain('secret of the inside');
  log.mockRestore();
});

test('a body without a length arrives empty', async () => {
  const body = new Blob(['something']).stream();
  const answer = await fetch(`${origin}/api/echo`, { method: 'POST', ...{ body, duplex: 'half' } });
  expect(await answer.json()).toMatchObject({ text: '' });
});

test('a client that goes away in the middle leaves the host as it was', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write('POST /api/echo HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nabc', () =>
    socket.destroy(),
  );
  await once(socket, 'close');
  expect((await fetch(`${origin}/api/plain`, { method: 'POST' })).status).toBe(200);
});

test('a bundle that cannot start says why', () => {
  app.write('main.cjs', 'throw new Error("no such thing")');
  expect(() => functionsHost(app.path)).toThrow('no such thing');
});
