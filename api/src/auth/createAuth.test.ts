import type { RequestListener } from 'node:http';
import { answerWith, startHttpServer } from '../../../testing/httpServer';
import { formPost, jsonPost } from '../../../testing/requests';
import { createTestLog } from '../../../testing/startFunction';
import { readAuthSettings } from '../settings/readAuthSettings';
import { createAuth } from './createAuth';

const CODE_FIELDS = { code: 'c0de', verifier: 'v3rifier' };
const APP_SETTINGS = {
  GITHUB_CLIENT_ID: 'Iv1.client',
  GITHUB_CLIENT_SECRET: 's3cret',
};
const SHORT_TIMEOUT_MS = 300;

let github: Awaited<ReturnType<typeof startHttpServer>>;

afterEach(() => github.close());

async function startSignIn(
  listener: RequestListener,
  settings: object = APP_SETTINGS,
) {
  github = await startHttpServer(listener);
  const log = createTestLog();
  const env = { GITHUB_URL: github.url, ...settings };
  const auth = createAuth(() => readAuthSettings(env), SHORT_TIMEOUT_MS);

  const send = async (request = formPost(CODE_FIELDS)) => {
    const { status, headers, body } = await auth(request, log);

    return { status, body, headers: new Headers(headers as HeadersInit) };
  };

  return { send, log };
}

const answersToken = answerWith(
  '{"access_token":"ghu_1","refresh_token":"ghr_1"}',
); // The refresh token is not used.
const refusesCode = answerWith('{"error":"bad_verification_code"}');

test('without a code, answers with the URL of GitHub’s sign-in page, and requests nothing from GitHub', async () => {
  const { send } = await startSignIn(answersToken);
  const body = `${github.url}/login/oauth/authorize?client_id=Iv1.client`;

  expect(await send(formPost({}))).toMatchObject({ status: 200, body });
  expect(github.requests).toEqual([]);
});

test.each([true, false])(
  'HSTS_INCLUDE_SUBDOMAINS=%s applies to answers',
  async (isOn) => {
    jest.replaceProperty(process, 'env', {
      HSTS_INCLUDE_SUBDOMAINS: `${isOn}`,
    });
    const { headers } = await (await startSignIn(answersToken)).send();

    jest.restoreAllMocks();
    expect(
      headers.get('strict-transport-security')?.includes('includeSubDomains'),
    ).toBe(isOn);
  },
);

test('exchanges a code for a token, and keeps the token out of caches, cookies and the log', async () => {
  const { send, log } = await startSignIn(answersToken);
  const { status, headers, body } = await send();

  expect([status, body]).toEqual([200, 'ghu_1']);
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.has('set-cookie')).toBe(false);
  expect(github.requests).toMatchObject([
    {
      url: '/login/oauth/access_token',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'application/json',
      },
      body: 'client_id=Iv1.client&client_secret=s3cret&code=c0de&code_verifier=v3rifier',
    },
  ]);
  expect(log.lines).toEqual([]);
});

test.each<[string, RequestListener, number, RegExp]>([
  ['a used code', refusesCode, 401, /expired or was used/],
  [
    'a wrong secret',
    answerWith('{"error":"incorrect_client_credentials"}'),
    503,
    /set up wrongly/,
  ],
  [
    'an outage',
    answerWith('{"message":"Bad gateway"}', 502),
    502,
    /does not answer/,
  ],
  ['an answer in HTML', answerWith('<html>'), 502, /does not answer/],
  ['the answer null', answerWith('null'), 502, /does not answer/],
  ['a missing answer', () => undefined, 502, /does not answer/],
  [
    'a broken connection',
    (_, response) => void response.destroy(),
    502,
    /does not answer/,
  ],
])(
  'tells staff about %s, logs only that a secret is wrong',
  async (_, listener, status, text) => {
    const { send, log } = await startSignIn(listener);

    expect(await send()).toMatchObject({
      status,
      body: expect.stringMatching(text),
    });
    expect(log.lines).toEqual(
      status === 503 ? [expect.stringMatching(/GITHUB_CLIENT_SECRET/)] : [],
    );
  },
);

test.each<[string, ReturnType<typeof formPost>, number]>([
  [
    'a foreign Origin',
    formPost(CODE_FIELDS, { origin: 'https://evil.example' }),
    403,
  ],
  [
    'Sec-Fetch-Site: cross-site',
    formPost(CODE_FIELDS, { 'sec-fetch-site': 'cross-site' }),
    403,
  ],
  ['JSON', jsonPost(CODE_FIELDS), 415],
  [
    'a body above 4 KB',
    formPost({ ...CODE_FIELDS, padding: 'x'.repeat(5000) }),
    413,
  ],
])('refuses %s without a request to GitHub', async (_, request, status) => {
  const { send } = await startSignIn(answersToken);

  expect(await send(request)).toMatchObject({ status });
  expect(github.requests).toEqual([]);
});

test('after ten failed sign-ins, an address gets 429 without a request to GitHub; another address gets no 429', async () => {
  const { send } = await startSignIn(refusesCode);
  const sendFrom = (address: string) =>
    send(formPost(CODE_FIELDS, { 'x-forwarded-for': address }));

  for (let attempt = 1; attempt <= 10; attempt += 1)
    await sendFrom('203.0.113.7');
  const { status, headers, body } = await sendFrom('203.0.113.7');

  expect([status, body]).toEqual([
    429,
    'Too many sign-ins. Please try again later.',
  ]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(github.requests).toHaveLength(10);
  expect((await sendFrom('203.0.113.9')).status).toBe(401);
});

test.each([
  ['GITHUB_CLIENT_SECRET is missing', { GITHUB_CLIENT_ID: 'Iv1.client' }],
  ['GITHUB_CLIENT_ID is missing', { GITHUB_CLIENT_SECRET: 's3cret' }],
  [
    'GITHUB_URL must be an https address',
    { ...APP_SETTINGS, GITHUB_URL: 'github' },
  ],
])(
  'tells staff to use an access token, logs that %s, but no secret',
  async (line, settings) => {
    const { send, log } = await startSignIn(answersToken, settings);
    const body = expect.stringMatching(/set up wrongly.*access token/);

    expect(await send()).toMatchObject({ status: 503, body });
    expect(log.lines).toEqual([expect.stringContaining(line)]);
    expect(log.lines.join()).not.toContain('s3cret');
  },
);

test('throws an error that is not about settings', async () => {
  github = await startHttpServer(answersToken);
  const auth = createAuth(() => {
    throw new TypeError('a bug');
  });
  const log = createTestLog();

  await expect(auth(formPost(CODE_FIELDS), log)).rejects.toThrow('a bug');
  expect(log.lines).toEqual([]);
});
