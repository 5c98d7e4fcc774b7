import { createServer, type RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../../../local/ports';
import { keepLog, startFunction } from '../../testing/dependencies';
import { jsonPost, PAYLOAD } from '../../testing/requests';
import { startSmtpInbox } from '../../testing/smtpInbox';
import { createBotCheck } from './botCheck';
import { BOT_TOKEN_HEADER } from '../enquiry';

const WITHIN_MS = 300;
const HOST = 'bobbin.example';

/** Asks a checker on a real socket, and keeps what it was asked. */
async function ask(listener: RequestListener, token: string | null = 'token') {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    asked.push(await text(request));
    listener(request, response);
  });
  const verifyUrl = `http://127.0.0.1:${await listen(server)}/verify`;
  const log = keepLog();
  const check = createBotCheck({ secret: 's3cret', verifyUrl, hostname: HOST }, WITHIN_MS);
  const started = Date.now();
  const mark = await check(token, log);
  const ms = Date.now() - started;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return { mark, lines: log.lines, asked, ms };
}

const answering =
  (body: string, status = 200): RequestListener =>
  (_, response) =>
    void response.writeHead(status).end(body);
const PASS = { success: true, score: 0.9, action: 'enquiry', hostname: HOST };
const told = (changes: object) => answering(JSON.stringify({ ...PASS, ...changes }));
const scored = (score: unknown) => told({ score });
const failed = (...codes: string[]) =>
  answering(JSON.stringify({ success: false, 'error-codes': codes }));

test.each([
  [0, false],
  [0.29, false],
  [0.3, 'passed 0.3'],
  [0.9, 'passed 0.9'],
  [1, 'passed 1'],
])('a score below 0.3 is refused, a higher one marked: %d', async (score, expected) => {
  const { mark, lines, asked } = await ask(scored(score));
  expect(mark).toBe(expected);
  expect(lines).toEqual([]);
  // Nothing else of the visitor is told.
  expect(asked).toEqual(['secret=s3cret&response=token']);
});

const breaksOff: RequestListener = ({ socket }, response) =>
  response.write('{"success":', () => setImmediate(() => socket.resetAndDestroy()));
const sendsElsewhere: RequestListener = (request, response) => {
  if (request.url === '/verify') response.writeHead(302, { Location: '/other' }).end();
  else told({ score: 0.1 })(request, response);
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
  ['was not asked rightly', failed('bad-request')],
  ['says neither yes nor no', told({ success: 'true' })],
  ['names a score that is a text', scored('0.1')],
  ['names a score below all', scored(-5)],
  ['names a score above all', scored(7)],
  ['names no score', scored(undefined)],
  ['sends elsewhere', sendsElsewhere],
  ['answers without end', floods],
])('a checker that %s lets the enquiry through, marked, with one line', async (_, listener) => {
  const { mark, lines, ms } = await ask(listener);
  expect(mark).toBe('unavailable');
  expect(lines).toEqual(['The bot check gave no answer; the enquiry went through without.']);
  expect(ms).toBeLessThan(3_000);
});

const SECRET = 'The bot check refuses RECAPTCHA_SECRET_KEY; the enquiry went through without.';
test.each<[string, RequestListener, string, string[]]>([
  ['a malformed token', failed('invalid-input-response'), 'invalid', []],
  ['an old or used token', failed('timeout-or-duplicate'), 'invalid', []],
  ['a token of another action', told({ action: 'login' }), 'invalid', []],
  ['a token of no action', told({ action: undefined }), 'invalid', []],
  ['a token of another site', told({ hostname: 'a.example', score: 0.1 }), 'invalid', []],
  ['a secret', failed('invalid-input-secret', 'invalid-input-response'), 'unavailable', [SECRET]],
])(
  '%s that the checker refuses is marked, and a secret is logged as such',
  async (_, listener, mark, lines) => {
    expect(await ask(listener)).toMatchObject({ mark, lines });
  },
);

test('without a token or a secret nobody is asked, and nothing refused', async () => {
  for (const token of [null, ''])
    expect(await ask(scored(0), token)).toMatchObject({ mark: 'none', asked: [], lines: [] });
  expect(await createBotCheck(undefined)('token', keepLog())).toBeUndefined();
});

test('in an enquiry a low score is refused and takes no place from others, and others are marked', async () => {
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
  // The last one, above the limit, is not asked about.
  for (const token of ['t', 't', 't', '', 't', 't'])
    statuses.push((await send(jsonPost(PAYLOAD, { [BOT_TOKEN_HEADER]: token }))).status);
  await inbox.close();
  checker.close();
  expect(statuses).toEqual([403, 403, 200, 200, 200, 429]);
  expect(lines[0]).toBe('The bot check gave no answer; the enquiry went through without.');
  const marks = inbox.mails.map(
    ({ parsed }) => parsed.headers.find(({ key }) => key === 'x-bot-check')?.value,
  );
  expect(marks).toEqual(['passed 0.7', 'none', 'unavailable']);
});
