import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { build } from 'esbuild';
import { listen } from '../ports';
import { sendRequest } from '../testing/sendRequest';
import { serverForEachTest } from '../../testing/serverForEachTest';
import { tempFolder } from '../../testing/tempFolder';
import { createFunctionsHost } from './functionsHost';

const appFolder = tempFolder();
const host = serverForEachTest(async () => {
  await build({
    entryPoints: [join(__dirname, 'testing/exampleFunctions.ts')],
    outfile: appFolder.at('main.cjs'),
    bundle: true,
    platform: 'node',
    external: ['@azure/functions-core'], // functionsHost supplies it
  });
  appFolder.write('package.json', '{ "main": "main.cjs" }');
  const server = createServer(createFunctionsHost(appFolder.path));

  return { port: await listen(server), close: () => server.close() };
});

const post = (path: string, body: string, headers: Record<string, string>) =>
  sendRequest(host.port, path, { method: 'POST', body, headers });

test('passes the request to the function and sends its answer', async () => {
  const { status, headers, text } = await post('/api/echo?q=1', 'Grüße', {
    'X-Tag': 'a',
  });

  expect(status).toBe(201);
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'x-answer': 'echo',
  });
  const url = `http://127.0.0.1:${host.port}/api/echo?q=1`;

  expect(JSON.parse(text)).toEqual({
    method: 'POST',
    url,
    text: 'Grüße',
    tag: 'a',
  });
});

test('finds a function by its name or route, in any case, with or without a trailing slash', async () => {
  expect((await sendRequest(host.port, '/API/ECHO/')).status).toBe(201);
  // In exampleFunctions.ts, the function `teapot` has the route
  // `Kitchen/Teapot` and answers 418.
  expect((await sendRequest(host.port, '/api/kitchen/teapot')).status).toBe(
    418,
  );
});

test('answers an empty 500 if a function throws, and logs the error', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);

  expect(await sendRequest(host.port, '/api/throws')).toMatchObject({
    status: 500,
    text: '',
  });
  // The message of the error.
  expect(String(log.mock.calls[0]?.[0])).toContain('internal secret');
  log.mockRestore();
});

test('drops the body of a request without Content-Length, as Azure does', async () => {
  const { text } = await post('/api/echo', 'a chunk', {
    'Transfer-Encoding': 'chunked',
  });

  expect(JSON.parse(text)).toMatchObject({ text: '' });
});

test('keeps serving after a client breaks off its request', async () => {
  const socket = connect(host.port, '127.0.0.1');
  const unfinished =
    'POST /api/echo HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nabc';

  socket.write(unfinished, () => socket.destroy());
  await once(socket, 'close');
  expect((await sendRequest(host.port, '/api/echo')).status).toBe(201);
});

test('throws the error of a bundle that cannot load', () => {
  appFolder.write('main.cjs', 'throw new Error("no such thing")');
  expect(() => createFunctionsHost(appFolder.path)).toThrow('no such thing');
});
