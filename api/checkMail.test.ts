import { execFile } from 'node:child_process';
import path from 'node:path';
import { checkMail } from './checkMail';
import { certificate } from './testing/certificate';
import { environment } from './testing/dependencies';
import { drip, drop, hang, startRawSmtp, type Conversation } from './testing/rawSmtp';

const SHORT = { dns: 125, connection: 200, greeting: 200, whole: 600, total: 660 };

const SIGN_IN = { ehlo: '250-a\r\n250 AUTH PLAIN' };

/** Checks a mail server that plays a conversation. */
async function check(played: Conversation, user = '', tls?: { key: string; cert: string }) {
  const server = await startRawSmtp(played, tls);
  const url = `${tls ? 'smtps' : 'smtp'}://${user}localhost:${server.port}`;
  const result = await checkMail(environment(url), SHORT);
  await server.close();
  return { ...result, mails: server.mails, server: `The mail server localhost:${server.port}` };
}

test('a mail server that accepts the user and password is told so, and nothing is sent', async () => {
  const { ok, sentence, mails, server } = await check(SIGN_IN, 'web:s3cret@');
  const words = `${server} answers and accepts the user and password.`;
  expect({ ok, sentence, mails }).toEqual({ ok: true, sentence: words, mails: [] });
});

test.each<[string, Conversation]>([
  ['it does not answer in time', { greeting: hang }],
  ['it does not answer in time', { ehlo: drip }],
  ['it closed the connection', { ehlo: drop }],
  ['it does not talk as a mail server does, or refuses to', { greeting: 'hello' }],
  ['it does not talk as a mail server does, or refuses to', { greeting: '554 no' }],
])('one sentence says what is wrong: %s', async (cause, played) => {
  const { ok, sentence, server } = await check(played);
  expect(ok).toBe(false);
  expect(sentence.startsWith(`${server} can't be used: ${cause} (`)).toBe(true);
});

test('a refused password is told, and not shown', async () => {
  const { sentence } = await check({ ...SIGN_IN, auth: '535 no' }, 'web:s3cret@');
  expect(sentence).toContain('it refuses the user or the password');
  expect(sentence).not.toContain('s3cret');
});

test('a certificate that is not trusted is told', async () => {
  const { ok, sentence } = await check({}, '', certificate());
  expect(ok).toBe(false);
  expect(sentence).toContain('its certificate is not trusted (ESOCKET, self-signed certificate');
});

test('both mail servers are looked at, and one that fails is enough to say so', async () => {
  const [first, second] = [await startRawSmtp(), await startRawSmtp({ greeting: '554 no' })];
  const env = environment(`smtp://127.0.0.1:${first.port}`, {
    SMTP_FALLBACK_URL: `smtp://127.0.0.1:${second.port}`,
  });
  const { ok, sentence } = await checkMail(env, SHORT);
  await first.close();
  await second.close();
  expect(ok).toBe(false);
  expect(sentence.split('\n')).toEqual([
    `The mail server 127.0.0.1:${first.port} answers.`,
    expect.stringContaining(`The mail server 127.0.0.1:${second.port} can't be used`),
  ]);
});

test('missing settings are told in one sentence', async () => {
  const { ok, sentence } = await checkMail({ NODE_ENV: 'production' });
  expect(ok).toBe(false);
  expect(sentence).toMatch(/^Wrong settings: .*SMTP_URL.*MAIL_FROM.*SITE_URL.*\.$/);
});

/** Runs the command as `npm run check:mail` does. */
const run = (smtpUrl: string) =>
  new Promise<{ code: unknown; out: string }>((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', path.join(__dirname, '../scripts/checkMail.ts')],
      { env: { PATH: process.env.PATH, ...environment(smtpUrl) } },
      (error, out) => resolve({ code: error?.code ?? 0, out }),
    );
  });

test('the command prints the sentence and ends with 0 or 1', async () => {
  const server = await startRawSmtp();
  const well = await run(`smtp://127.0.0.1:${server.port}`);
  await server.close();
  const failed = await run(`smtp://127.0.0.1:${server.port}`);
  expect(well).toEqual({ code: 0, out: `The mail server 127.0.0.1:${server.port} answers.\n` });
  expect(failed.code).toBe(1);
  expect(failed.out).toMatch(/^The mail server .* can't be used: nothing listens there.*\n$/);
}, 20_000);
