import { createServer, type RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../../../local/ports';
import { keepLog, startFunction } from '../../testing/dependencies';
import { jsonPost, PAYLOAD } from '../../testing/requests';
import { startSmtpInbox } from '../../testing/smtpInbox';
import { createBotCheck } from './botCheck';
import { BOT_TOKEN_HEADER } from '../enquiry';

const HOST = 'bobbin.example';

/** Sends a token to a stand-in for reCAPTCHA. @returns the result, the log, and the requests */
async function check(
  listener: RequestListener,
  token: string | null = 'token',
  timeoutMs = 10_000,
) {
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    requests.push(await text(request));
    listener(request, response);
  });
  const verifyUrl = `http://127.0.0.1:${await listen(server)}/verify`;
  const log = keepLog();
  const botCheck = createBotCheck({ secret: 's3cret', verifyUrl, hostname: HOST }, timeoutMs);
  const started = Date.now();
  const result = await botCheck(token, log);
  const ms = Date.now() - started;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return { result, lines: log.lines, requests, ms };
}

const answering =
  (body: string, status = 200): RequestListener =>
  (_, response) =>
    void response.writeHead(status).end(body);
const PASS = { success: true, score: 0.9, action: 'enquiry', hostname: HOST };
const answer = (changes: object) => answering(JSON.stringify({ ...PASS, ...changes }));
const scored = (score: unknown) => answer({ score });
const failed = (...codes: string[]) =>
  answering(JSON.stringify({ success: false, 'error-codes': codes }));

test.each([
  [0, false],
  [0.29, false],
  [0.3, 'passed 0.3'],
  [0.9, 'passed 0.9'],
  [1, 'passed 1'],
])('refuses a score below 0.3 and names a higher one: %d', async (score, expected) => {
  const { result, lines, requests } = await check(scored(score));
  expect(result).toBe(expected);
  expect(lines).toEqual([]);
  expect(requests).toEqual(['secret=s3cret&response=token']);
});

const breaksOff: RequestListener = ({ socket }, response) =>
  response.write('{"success":', () => setImmediate(() => socket.resetAndDestroy()));
const redirects: RequestListener = (request, response) => {
  if (request.url === '/verify') response.writeHead(302, { Location: '/other' }).end();
  else answer({ score: 0.1 })(request, response);
};
const floods: RequestListener = (_, response) => {
  const more = () => {
    while (!response.destroyed && response.write('x'.repeat(65_536)));
  };
  response.on('drain', more);
  more();
};

test.each<[string, RequestListener]>([
  ['hangs', () => undefined],
  ['hangs in its answer', (_, response) => void response.writeHead(200).write('{"score":')],
  ['drops the connection', (request) => void request.socket.destroy()],
  ['breaks off its answer', breaksOff],
  ['fails', answering('', 500)],
  ['answers a page', answering('<html>')],
  ['answers null', answering('null')],
  ['refuses without a reason', answering('{"success":false}')],
  ['answers bad-request', failed('bad-request')],
  ['answers neither true nor false', answer({ success: 'true' })],
  ['answers a score that is a string', scored('0.1')],
  ['answers a score below 0', scored(-5)],
  ['answers a score above 1', scored(7)],
  ['answers no score', scored(undefined)],
  ['redirects', redirects],
  ['answers without end', floods],
])('accepts the enquiry and logs one line if reCAPTCHA %s', async (_, listener) => {
  const { result, lines, ms } = await check(listener, 'token', 300);
  expect(result).toBe('unavailable');
  expect(lines).toEqual(['The bot check gave no answer; the enquiry was accepted without it.']);
  expect(ms).toBeLessThan(3_000);
});

const SECRET = 'The bot check refuses RECAPTCHA_SECRET_KEY; the enquiry was accepted without it.';
test.each<[string, RequestListener, string, string[]]>([
  ['a malformed token', failed('invalid-input-response'), 'invalid', []],
  ['an old or used token', failed('timeout-or-duplicate'), 'invalid', []],
  ['a token of another action', answer({ action: 'login' }), 'invalid', []],
  ['a token of no action', answer({ action: undefined }), 'invalid', []],
  ['a token of another site', answer({ hostname: 'a.example', score: 0.1 }), 'invalid', []],
  ['a secret', failed('invalid-input-secret', 'invalid-input-response'), 'unavailable', [SECRET]],
])('returns the finding for %s, and logs a wrong secret', async (_, listener, result, lines) => {
  expect(await check(listener)).toMatchObject({ result, lines });
});

test('sends no request without a token or a secret', async () => {
  for (const token of [null, ''])
    expect(await check(scored(0), token)).toMatchObject({
      result: 'none',
      requests: [],
      lines: [],
    });
  expect(await createBotCheck(undefined)('token', keepLog())).toBeUndefined();
});

test('an enquiry with a low score is refused and does not count for the throttle; others get the header', async () => {
  const scores = [0.1, 0.1, 0.7, 'none'];
  const checker = createServer(
    (_, response) => void response.end(JSON.stringify({ ...PASS, score: scores.shift() })),
  );
  const inbox = await startSmtpInbox();
  const { send, lines } = startFunction(inbox.url, {
    RECAPTCHA_SECRET_KEY: 's3cret',
    RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${await listen(checker)}/`,
    THROTTLE_INSTANCE_MAX: '3',
  });
  const statuses = [];
  // The throttle refuses the last one before the bot check.
  for (const token of ['t', 't', 't', '', 't', 't'])
    statuses.push((await send(jsonPost(PAYLOAD, { [BOT_TOKEN_HEADER]: token }))).status);
  await inbox.close();
  checker.close();
  expect(statuses).toEqual([403, 403, 200, 200, 200, 429]);
  expect(lines[0]).toBe('The bot check gave no answer; the enquiry was accepted without it.');
  const headers = inbox.mails.map(
    ({ parsed }) => parsed.headers.find(({ key }) => key === 'x-bot-check')?.value,
  );
  expect(headers).toEqual(['passed 0.7', 'none', 'unavailable']);
});
