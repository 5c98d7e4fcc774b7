import type { RequestListener } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { answerWith, startHttpServer } from '../../../testing/httpServer';
import { createTestLog } from '../../../testing/startFunction';
import { BOT_CHECK_TIMEOUT_MS, createBotCheck } from './createBotCheck';

const HOST = 'bobbin.example';

async function check(
  listener: RequestListener,
  {
    token = 'token' as string | null,
    secret = 's3cret',
    timeoutMs = BOT_CHECK_TIMEOUT_MS,
  } = {},
) {
  const server = await startHttpServer(listener);
  const verifyUrl = new URL(`${server.url}/verify`);
  const log = createTestLog();

  const settings = {
    botCheck: { secret, verifyUrl },
    site: new URL(`https://${HOST}`),
  };
  const checkBot = createBotCheck(settings, timeoutMs);
  const result = await checkBot(token, log);

  server.close();

  return {
    result,
    logLines: log.lines,
    bodies: server.requests.map(({ body }) => body),
  };
}

const PASSED = { success: true, score: 0.9, action: 'enquiry', hostname: HOST };
const answerResult = (changes: object) =>
  answerWith(JSON.stringify({ ...PASSED, ...changes }));
const answerScore = (score: unknown) => answerResult({ score });
const answerErrors = (...codes: string[]) =>
  answerWith(JSON.stringify({ success: false, 'error-codes': codes }));

test('sends secret and token to reCAPTCHA', async () => {
  const { bodies } = await check(answerScore(1));

  expect(bodies).toEqual(['secret=s3cret&response=token']);
});

test.each([
  [0, 'bot'],
  [0.29, 'bot'],
  [0.3, 'passed 0.3'],
  [1, 'passed 1'],
])('reports the score %d as %s, and logs nothing', async (score, expected) => {
  const { result, logLines } = await check(answerScore(score));

  expect(result).toBe(expected);
  expect(logLines).toEqual([]);
});

// The reset waits, so that the client reads the first bytes before it.
const breaksOff: RequestListener = ({ socket }, response) =>
  response.write('{"success":', () =>
    setImmediate(() => socket.resetAndDestroy()),
  );

const redirects: RequestListener = (request, response) => {
  if (request.url === '/verify')
    response.writeHead(302, { Location: '/other' }).end();
  // Following the redirect would report a bot.
  else answerScore(0)(request, response);
};

const floods: RequestListener = async (_, response) => {
  while (!response.destroyed) {
    response.write('x'.repeat(65_536));
    // The client runs in this process, and needs time to read.
    await delay(1);
  }
};

test.each<[string, RequestListener]>([
  ['hangs', () => undefined],
  [
    'hangs in its answer',
    (_, response) => void response.writeHead(200).write('{"score":'),
  ],
  ['drops the connection', (request) => void request.socket.destroy()],
  ['breaks off its answer', breaksOff],
  ['answers status 500', answerWith('', 500)],
  ['answers HTML', answerWith('<html>')],
  ['answers null', answerWith('null')],
  [
    'answers an error code ending like a known one',
    answerErrors('other-invalid-input-response'),
  ],
  ['refuses without a reason', answerWith('{"success":false}')],
  ['answers the error code bad-request', answerErrors('bad-request')],
  ['answers a success that is a string', answerResult({ success: 'true' })],
  ['answers a score that is a string', answerScore('0.1')],
  ['answers a score below 0', answerScore(-5)],
  ['answers a score above 1', answerScore(7)],
  ['answers no score', answerScore(undefined)],
  ['redirects', redirects],
  ['answers without end', floods],
])(
  'reports an outage and logs one line if reCAPTCHA %s',
  async (_, listener) => {
    const { result, logLines } = await check(listener, { timeoutMs: 300 });

    expect(result).toBe('unavailable');
    expect(logLines).toEqual([
      'The bot check gave no answer; the enquiry was accepted without it.',
    ]);
  },
);

test.each<[string, RequestListener]>([
  ['malformed', answerErrors('invalid-input-response')],
  ['old or used', answerErrors('timeout-or-duplicate')],
  ['of another action', answerResult({ action: 'login' })],
  [
    'of another site, even with a low score',
    answerResult({ hostname: 'a.example', score: 0.1 }),
  ],
])(
  'reports a token as invalid if it is %s, and logs nothing',
  async (_, listener) => {
    expect(await check(listener)).toMatchObject({
      result: 'invalid',
      logLines: [],
    });
  },
);

test('reports and logs a wrong secret, even if the token is wrong, too', async () => {
  const listener = answerErrors(
    'invalid-input-secret',
    'invalid-input-response',
  );
  const line =
    'The bot check refuses RECAPTCHA_SECRET_KEY; the enquiry was accepted without it.';

  expect(await check(listener)).toMatchObject({
    result: 'unavailable',
    logLines: [line],
  });
});

const SILENT = { bodies: [], logLines: [] };

test.each([null, ''])(
  'reports the token %j as none without a request',
  async (token) => {
    expect(await check(answerScore(0), { token })).toEqual({
      ...SILENT,
      result: 'none',
    });
  },
);

test('reports nothing, without a request, if no secret is set', async () => {
  expect(await check(answerScore(0), { secret: '' })).toEqual({
    ...SILENT,
    result: undefined,
  });
});
