import { createServer, type RequestListener, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../../../local/ports';
import { keepLog } from '../../testing/dependencies';
import { jsonPost, requestWith } from '../../testing/requests';
import { readAuthSettings } from './authSettings';
import { createAuth } from './createAuth';

const CODE = { code: 'c0de', verifier: 'v3rifier' };
const APP = { GITHUB_CLIENT_ID: 'Iv1.client', GITHUB_CLIENT_SECRET: 's3cret' };

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** The sign-in with a GitHub that answers so, and what GitHub was asked. */
async function signIn(listener: RequestListener, settings: Record<string, string> = APP) {
  const asked: string[] = [];
  server = createServer(async (request, response) => {
    asked.push(`${request.url} ${await text(request)}`);
    listener(request, response);
  });
  const github = `http://127.0.0.1:${await listen(server)}`;
  const log = keepLog();
  const auth = createAuth(() => readAuthSettings({ GITHUB_URL: github, ...settings }), 300);
  const send = async (request = jsonPost(CODE)) => {
    const { status, headers, body } = await auth(request, log);
    return { status, headers: new Headers(headers as HeadersInit), told: JSON.parse(String(body)) };
  };
  return { send, asked, log, github };
}

const telling =
  (answer: object, status = 200): RequestListener =>
  (_, response) =>
    void response.writeHead(status).end(JSON.stringify(answer));
const token = telling({ access_token: 'ghu_1', refresh_token: 'ghr_1', token_type: 'bearer' });

test('without a code it tells where to sign in, and never the secret', async () => {
  const { send, asked, github } = await signIn(token);
  const { status, told } = await send(jsonPost({}));
  expect([status, told]).toEqual([
    200,
    { clientId: 'Iv1.client', authorize: `${github}/login/oauth/authorize` },
  ]);
  expect(asked).toEqual([]);
});

test('a code is exchanged for a token, which is in the answer alone: no cache, cookie or log has it', async () => {
  const { send, asked, log } = await signIn(token);
  const { status, headers, told } = await send();
  expect([status, told]).toEqual([200, { token: 'ghu_1' }]);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.has('set-cookie')).toBe(false);
  expect(asked).toEqual([
    '/login/oauth/access_token client_id=Iv1.client&client_secret=s3cret&code=c0de&code_verifier=v3rifier',
  ]);
  expect(log.lines).toEqual([]);
});

test.each<[string, RequestListener, number, RegExp]>([
  [
    'a code that was used',
    telling({ error: 'bad_verification_code' }),
    401,
    /takes this code no more/,
  ],
  ['a wrong secret', telling({ error: 'incorrect_client_credentials' }), 503, /set up wrongly/],
  ['an outage', telling({ message: 'Bad gateway' }, 502), 502, /does not answer/],
  ['no JSON', (_, response) => void response.end('<html>'), 502, /does not answer/],
  ['nothing', () => undefined, 502, /does not answer/],
  ['a connection that breaks', (_, response) => void response.destroy(), 502, /does not answer/],
])('GitHub answers with %s', async (_, listener, status, sentence) => {
  const { send } = await signIn(listener);
  const answer = await send();
  expect([answer.status, answer.told]).toEqual([
    status,
    { error: expect.stringMatching(sentence) },
  ]);
});

test.each<[string, ReturnType<typeof jsonPost>, number]>([
  ['another site', jsonPost(CODE, { origin: 'https://evil.example' }), 403],
  ['another site, as the browser says', jsonPost(CODE, { 'sec-fetch-site': 'cross-site' }), 403],
  ['a form', requestWith('code=c0de', { 'content-type': 'text/plain' }), 415],
  ['half a body', requestWith('{"code"', { 'content-type': 'application/json' }), 400],
  ['a long body', jsonPost({ ...CODE, more: 'x'.repeat(5000) }), 400],
  ['a code without a verifier', jsonPost({ code: 'c0de' }), 400],
])('%s is refused before GitHub is asked', async (_, request, status) => {
  const { send, asked } = await signIn(token);
  expect(await send(request)).toMatchObject({ status, told: { error: expect.any(String) } });
  expect(asked).toEqual([]);
});

test('the eleventh sign-in of a visitor in ten minutes is told to wait, whatever came of the others', async () => {
  const { send, asked } = await signIn(telling({ error: 'bad_verification_code' }));
  const mine = () => send(jsonPost(CODE, { 'x-forwarded-for': '203.0.113.7:1' }));
  for (let count = 0; count < 10; count += 1) expect((await mine()).status).toBe(401);
  const { status, headers, told } = await mine();
  expect([status, told]).toEqual([429, { error: 'Too many sign-ins. Please try again later.' }]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(asked).toHaveLength(10);
  expect((await send(jsonPost(CODE, { 'x-forwarded-for': '203.0.113.9:1' }))).status).toBe(401);
});

test.each([
  ['no settings', {}, /^Signing in at GitHub is not set up\./, []],
  [
    'an id alone',
    { GITHUB_CLIENT_ID: 'Iv1.client' },
    /set up wrongly/,
    ['GITHUB_CLIENT_SECRET is missing'],
  ],
  [
    'a secret alone',
    { GITHUB_CLIENT_SECRET: 's3cret' },
    /set up wrongly/,
    ['GITHUB_CLIENT_ID is missing'],
  ],
  ['a wrong address', { ...APP, GITHUB_URL: 'github' }, /set up wrongly/, ['GITHUB_URL must be']],
])(
  '%s: a sentence leads to the access token, and the log names what is wrong',
  async (_, settings, sentence, lines) => {
    const { send, log } = await signIn(token, settings);
    const { status, told } = await send();
    expect([status, told.error]).toEqual([503, expect.stringMatching(sentence)]);
    expect(told.error).toContain('access token');
    expect(log.lines).toEqual(lines.map((line) => expect.stringContaining(line)));
    expect(log.lines.join()).not.toContain('s3cret');
  },
);
