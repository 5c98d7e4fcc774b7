import { createServer, type RequestListener, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../../../local/ports';
import { keepLog } from '../../testing/dependencies';
import { formPost, jsonPost } from '../../testing/requests';
import { readAuthSettings } from '../settings';
import { createAuth } from './createAuth';

const CODE = { code: 'c0de', verifier: 'v3rifier' };
const APP = { GITHUB_CLIENT_ID: 'Iv1.client', GITHUB_CLIENT_SECRET: 's3cret' };

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** The sign-in with a stand-in for GitHub. */
async function signIn(listener: RequestListener, settings: Record<string, string> = APP) {
  const asked: string[] = [];
  server = createServer(async (request, response) => {
    asked.push(`${request.url} ${await text(request)}`);
    listener(request, response);
  });
  const github = `http://127.0.0.1:${await listen(server)}`;
  const log = keepLog();
  const env = { NODE_ENV: 'test' as const, GITHUB_URL: github, ...settings };
  const auth = createAuth(() => readAuthSettings(env), 300);
  const send = async (request = formPost(CODE)) => {
    const { status, headers, body } = await auth(request, log);
    return { status, body, headers: new Headers(headers as HeadersInit) };
  };
  return { send, asked, log, github };
}

const answering =
  (answer: object, status = 200): RequestListener =>
  (_, response) =>
    void response.writeHead(status).end(JSON.stringify(answer));
const token = answering({ access_token: 'ghu_1', refresh_token: 'ghr_1', token_type: 'bearer' });

test('answers the address of GitHub’s sign-in page, without the secret', async () => {
  const { send, asked, github } = await signIn(token);
  const body = `${github}/login/oauth/authorize?client_id=Iv1.client`;
  expect(await send(formPost({}))).toMatchObject({ status: 200, body });
  expect(asked).toEqual([]);
});

test('exchanges a code for a token, and keeps it in no cache, cookie or log', async () => {
  const { send, asked, log } = await signIn(token);
  const { status, headers, body } = await send();
  expect([status, body]).toEqual([200, 'ghu_1']);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.has('set-cookie')).toBe(false);
  expect(asked).toEqual([
    '/login/oauth/access_token client_id=Iv1.client&client_secret=s3cret&code=c0de&code_verifier=v3rifier',
  ]);
  expect(log.lines).toEqual([]);
});

test.each<[string, RequestListener, number, RegExp]>([
  ['a used code', answering({ error: 'bad_verification_code' }), 401, /expired or was used/],
  ['a wrong secret', answering({ error: 'incorrect_client_credentials' }), 503, /set up wrongly/],
  ['an outage', answering({ message: 'Bad gateway' }, 502), 502, /does not answer/],
  ['HTML', (_, response) => void response.end('<html>'), 502, /does not answer/],
  ['null', (_, response) => void response.end('null'), 502, /does not answer/],
  ['nothing', () => undefined, 502, /does not answer/],
  ['a broken connection', (_, response) => void response.destroy(), 502, /does not answer/],
])('says in a sentence that GitHub answered %s', async (_, listener, status, sentence) => {
  const { send } = await signIn(listener);
  expect(await send()).toMatchObject({ status, body: expect.stringMatching(sentence) });
});

test.each<[string, ReturnType<typeof formPost>, number]>([
  ['another site', formPost(CODE, { origin: 'https://evil.example' }), 403],
  ['another site’s page', formPost(CODE, { 'sec-fetch-site': 'cross-site' }), 403],
  ['JSON', jsonPost(CODE), 415],
  ['a long body', formPost({ ...CODE, more: 'x'.repeat(5000) }), 413],
])('refuses %s before it asks GitHub', async (_, request, status) => {
  const { send, asked } = await signIn(token);
  expect(await send(request)).toMatchObject({ status });
  expect(asked).toEqual([]);
});

test('refuses a visitor’s eleventh sign-in in ten minutes, even if the others failed', async () => {
  const { send, asked } = await signIn(answering({ error: 'bad_verification_code' }));
  const from = (address: string) => send(formPost(CODE, { 'x-forwarded-for': `${address}:1` }));
  for (let count = 0; count < 10; count += 1) expect((await from('203.0.113.7')).status).toBe(401);
  const { status, headers, body } = await from('203.0.113.7');
  expect([status, body]).toEqual([429, 'Too many sign-ins. Please try again later.']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(asked).toHaveLength(10);
  expect((await from('203.0.113.9')).status).toBe(401);
});

test.each([
  ['GITHUB_CLIENT_SECRET is missing', { GITHUB_CLIENT_ID: 'Iv1.client' }],
  ['GITHUB_CLIENT_ID is missing', { GITHUB_CLIENT_SECRET: 's3cret' }],
  ['GITHUB_URL must be', { ...APP, GITHUB_URL: 'github' }],
])('leads to the access token and logs that %s', async (line, settings) => {
  const { send, log } = await signIn(token, settings);
  expect(await send()).toMatchObject({
    status: 503,
    body: expect.stringMatching(/set up wrongly.*access token/),
  });
  expect(log.lines).toEqual([expect.stringContaining(line)]);
  expect(log.lines.join()).not.toContain('s3cret');
});
