import { existsSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { writeHostConfig } from '../../src/gatsby/host/writeHostConfig';
import { listen } from '../ports';
import { sendRequest } from '../testing/sendRequest';
import { serverForEachTest } from '../../testing/serverForEachTest';
import { tempFolder } from '../../testing/tempFolder';
import { deletePreviousBuild, moveBuildAside } from './previousBuild';
import { createSiteHost } from './siteHost';

const SCRIPT = 'weave();';
const { at, read, write } = tempFolder();

const functions: RequestListener = async (incoming, outgoing) => {
  const { url, headers } = incoming;
  const received = JSON.stringify({ url, headers, body: await text(incoming) });

  outgoing.writeHead(202, { 'X-Answer': 'function' }).end(received);
};

const writeConfig = () =>
  writeHostConfig(at('public'), { staticDir: at('static'), botCheck: false });

const site = serverForEachTest(async () => {
  write('public/index.html', '<h1>Home</h1>');
  write('public/about/index.html', '<h1>about</h1>');
  write('public/404.html', '<h1>Nothing here</h1>');
  write('public/app-0123.js', SCRIPT);
  write('secret.txt', 'not public');
  writeConfig();
  const server = createSiteHost(at('public'), functions);

  return { port: await listen(server), close: () => server.close() };
});

const request = (path: string, options?: Parameters<typeof sendRequest>[2]) =>
  sendRequest(site.port, path, options);

test('compresses a script only for browsers that accept Brotli', async () => {
  const requestWith = (encoding: string) =>
    request('/app-0123.js', { headers: { 'accept-encoding': encoding } });
  const { headers, bytes } = await requestWith('gzip, br');

  expect(headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
  });
  expect(brotliDecompressSync(bytes).toString()).toBe(SCRIPT);
  expect((await requestWith('')).text).toBe(SCRIPT);
});

test('uses the rules of a new build at once', async () => {
  const policy = async () =>
    (await request('/about')).headers['content-security-policy'];
  const old = await policy();

  // The Content-Security-Policy has the hash of each inline script, so this
  // script changes it.
  write('public/about/index.html', '<script>new</script>');
  writeConfig();
  expect(await policy()).not.toBe(old);
});

/** Collects what the host prints, instead of printing it. */
function watchNotices() {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);

  return {
    notices: () => log.mock.calls.map(([line]) => String(line)),
    restore: () => log.mockRestore(),
  };
}

test('serves the previous build until the next one is whole, and says so once', async () => {
  const { notices, restore } = watchNotices();
  const home = async () => (await request('/')).text;

  moveBuildAside(at('public'));
  write('public/index.html', '<h1>Unfinished</h1>');
  expect(await home()).toBe('<h1>Home</h1>');
  expect(await home()).toBe('<h1>Home</h1>');
  expect(notices()).toEqual([
    expect.stringContaining('visitors see the previous build'),
  ]);

  // A build that failed leaves an unfinished site, which the next build deletes.
  moveBuildAside(at('public'));
  expect(await home()).toBe('<h1>Home</h1>');

  write('public/index.html', '<h1>Finished</h1>');
  writeConfig();
  deletePreviousBuild(at('public'));
  expect(await home()).toBe('<h1>Finished</h1>');
  expect(notices()).toHaveLength(1);
  restore();
});

test('answers 503 with a sentence if there is no whole build, and says so once', async () => {
  const { notices, restore } = watchNotices();
  const config = read('public/staticwebapp.config.json');

  rmSync(at('public/staticwebapp.config.json'));

  for (const path of ['/', '/about', '/app-0123.js'])
    expect(await request(path)).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5' },
      text: expect.stringContaining('The build of the site is not finished.'),
    });

  expect(notices()).toEqual([
    expect.stringContaining('every page answers 503'),
  ]);

  write('public/staticwebapp.config.json', config);
  expect((await request('/')).status).toBe(200);
  restore();
});

test('a build deletes an unfinished site, and at its end the previous one', () => {
  rmSync(at('public/staticwebapp.config.json'));
  moveBuildAside(at('public'));
  expect(existsSync(at('public'))).toBe(false);

  write('public/index.html', '<h1>Home</h1>');
  writeConfig();
  moveBuildAside(at('public'));
  expect(existsSync(at('.previous-public'))).toBe(true);
  deletePreviousBuild(at('public'));
  expect(existsSync(at('.previous-public'))).toBe(false);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
  'answers 405 to %s on a page',
  async (method) => {
    const { status, headers } = await request('/about', { method });

    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  },
);

test.each([
  '/../secret.txt', // This path and the next two lead out of public/.
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  // This path and the next lead to the host's rules, which are private.
  '//staticwebapp.config.json',
  '/%2fstaticwebapp.config.json',
  '/a%zz.js', // `%zz` can't be decoded.
])(
  'answers status 404, the page 404.html and X-Frame-Options to %s',
  async (path) => {
    const { status, headers, text: body } = await request(path);

    expect([status, headers['x-frame-options']]).toEqual([404, 'DENY']);
    expect(body).toBe('<h1>Nothing here</h1>');
  },
);

test('passes a request with Azure’s headers to the function, and its answer back unchanged', async () => {
  const answer = await request('/api/sendEmail?a=1', {
    method: 'POST',
    body: 'hello',
    headers: { host: 'www.heddle.example', 'x-forwarded-for': '192.0.2.1' },
  });

  expect(answer).toMatchObject({
    status: 202,
    headers: { 'x-answer': 'function' },
  });
  expect(answer.headers['content-security-policy']).toBeUndefined();
  expect(JSON.parse(answer.text)).toMatchObject({
    url: '/api/sendEmail?a=1',
    body: 'hello',
    headers: {
      host: 'functions.internal',
      'x-ms-original-url': 'http://www.heddle.example/api/sendEmail?a=1',
      'x-forwarded-for': expect.stringMatching(
        /^192\.0\.2\.1, 127\.0\.0\.1:\d+$/,
      ),
    },
  });
});

test('redirects an address with a slash at its end, but never to another host', async () => {
  const redirectOf = async (path: string) => {
    const { status, headers } = await request(path);

    return [status, headers.location];
  };

  expect(await redirectOf('/about/')).toEqual([301, '/about']);
  expect(await redirectOf('/About/')).toEqual([301, '/about']);
  expect(await redirectOf('/nothing/')).toEqual([302, '/']);
  expect(await redirectOf('//other.example/')).toEqual([302, '/']);
  expect(await redirectOf('//other.example/x.html')).toEqual([302, '/']);
});
