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

test('answers a form without a code with the URL of GitHub’s sign-in page', async () => {
  const { send } = await startSignIn(answersToken);
  const body = `${github.url}/login/oauth/authorize?client_id=Iv1.client`;

  expect(await send(formPost({}))).toMatchObject({ status: 200, body });
});

test.each([true, false])(
  'HSTS_INCLUDE_SUBDOMAINS=%s applies to answers',
  async (isOn) => {
    jest.replaceProperty(process, 'env', {
      HSTS_INCLUDE_SUBDOMAINS: `${isOn}`,
    });

    const { send } = await startSignIn(answersToken);
    const { headers } = await send();

    jest.restoreAllMocks();
    expect(
      headers.get('strict-transport-security')?.includes('includeSubDomains'),
    ).toBe(isOn);
  },
);

test('exchanges a code for a token', async () => {
  const { send } = await startSignIn(answersToken);

  expect(await send()).toMatchObject({ status: 200, body: 'ghu_1' });
});

test('sends the code, its verifier and the secret to GitHub as a form', async () => {
  const { send } = await startSignIn(answersToken);

  await send();
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
});

test('answers a token as plain text that no cache and no cookie keeps', async () => {
  const { send } = await startSignIn(answersToken);
  const { headers } = await send();

  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.has('set-cookie')).toBe(false);
});

test('logs no token', async () => {
  const { send, log } = await startSignIn(answersToken);

  await send();
  expect(log.lines).toEqual([]);
});

const FAILURES: [string, RequestListener, number, RegExp][] = [
  ['a used code', refusesCode, 401, /expired or was used/],
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
];

test.each(FAILURES)(
  'tells staff about %s, and logs nothing',
  async (_, listener, status, text) => {
    const { send, log } = await startSignIn(listener);
    const body = expect.stringMatching(text);

    expect(await send()).toMatchObject({ status, body });
    expect(log.lines).toEqual([]);
  },
);

test.each([
  'Not Found',
  'incorrect_client_credentials',
  'application_suspended',
])(
  'logs GitHub’s error %j as a wrong setting, and tells staff another way',
  async (error) => {
    const { send, log } = await startSignIn(
      answerWith(JSON.stringify({ error })),
    );
    const body = expect.stringMatching(/set up wrongly.*access token/);

    expect(await send()).toMatchObject({ status: 503, body });
    expect(log.lines).toEqual([
      'GitHub refuses GITHUB_CLIENT_ID or GITHUB_CLIENT_SECRET.',
    ]);
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

const postFrom = (address: string) =>
  formPost(CODE_FIELDS, { 'x-forwarded-for': address });

/** Starts the sign-in after ten attempts from 203.0.113.7 with a wrong code. */
async function startAfterTenFailures() {
  const { send } = await startSignIn(refusesCode);

  for (let attempt = 1; attempt <= 10; attempt += 1)
    await send(postFrom('203.0.113.7'));

  return send;
}

test('after ten failed sign-ins, an address gets 429 with Retry-After', async () => {
  const send = await startAfterTenFailures();
  const { status, headers, body } = await send(postFrom('203.0.113.7'));

  expect(status).toBe(429);
  expect(body).toBe('Too many sign-ins. Please try again later.');
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});

test('requests nothing from GitHub for an address that gets 429', async () => {
  const send = await startAfterTenFailures();

  await send(postFrom('203.0.113.7'));
  expect(github.requests).toHaveLength(10);
});

test('ten failed sign-ins from one address do not stop another', async () => {
  const send = await startAfterTenFailures();

  expect((await send(postFrom('203.0.113.9'))).status).toBe(401);
});

const WRONG_SETTINGS: [string, object][] = [
  ['GITHUB_CLIENT_SECRET is missing', { GITHUB_CLIENT_ID: 'Iv1.client' }],
  ['GITHUB_CLIENT_ID is missing', { GITHUB_CLIENT_SECRET: 's3cret' }],
  [
    'GITHUB_URL must be an https address',
    { ...APP_SETTINGS, GITHUB_URL: 'github' },
  ],
];

test.each(WRONG_SETTINGS)(
  'tells staff to use an access token if %s',
  async (_, settings) => {
    const { send } = await startSignIn(answersToken, settings);
    const body = expect.stringMatching(/set up wrongly.*access token/);

    expect(await send()).toMatchObject({ status: 503, body });
  },
);

test.each(WRONG_SETTINGS)(
  'logs that %s, but no secret',
  async (line, settings) => {
    const { send, log } = await startSignIn(answersToken, settings);

    await send();
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
