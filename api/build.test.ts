import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listen } from '../local/ports';
import { readSiteWords } from './readSiteWords';
import { BOT_TOKEN_HEADER, IDEMPOTENCY_HEADER } from './src/enquiry';
import { certificate } from './testing/certificate';
import { environment } from './testing/dependencies';
import { PAYLOAD } from './testing/requests';
import { startBundle } from './testing/startBundle';
import { startSmtpInbox, type SmtpInbox } from './testing/smtpInbox';

// Each test starts a process, which is slow on a busy machine.
jest.setTimeout(20_000);

const { email } = readSiteWords(path.join(__dirname, '..'));

let inbox: SmtpInbox;
beforeEach(async () => {
  inbox = await startSmtpInbox();
});
afterEach(() => inbox.close());

/** Starts the function as deployed and sends requests to it, one after another. */
async function call(env: Record<string, string>, ...requests: RequestInit[]) {
  const host = await startBundle(env);
  const answers = [];
  for (const request of requests) {
    const answer = await fetch(host.url, { method: 'POST', redirect: 'manual', ...request });
    answers.push({ status: answer.status, text: await answer.text() });
  }
  return { answers, output: await host.stop() };
}
const json = (headers: Record<string, string> = {}): RequestInit => ({
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(PAYLOAD),
});
const form = (headers: Record<string, string> = {}): RequestInit => ({
  headers,
  body: new URLSearchParams(PAYLOAD),
});
const SUCCESS = { status: 200, text: 'Success' };

test('with valid settings the function logs nothing and mails each enquiry once', async () => {
  const keyed = json({ [IDEMPOTENCY_HEADER]: 'a' });
  const { answers, output } = await call(environment(inbox.url), keyed, keyed, form());
  expect(answers).toEqual([SUCCESS, SUCCESS, { status: 303, text: '' }]);
  expect(inbox.mails.map(({ to }) => to)).toEqual([[email], [email]]);
  expect(output).toBe('');
});

test('without settings the function logs it at the start and for each enquiry, and answers 500', async () => {
  const evil = form({ Origin: 'https://evil.example' });
  const { answers, output } = await call({}, json(), form(), evil);
  const LINE = /^.*Wrong settings: SMTP_URL is missing.*MAIL_FROM is missing.*SITE_URL is missing/;
  const line = expect.stringMatching(LINE);
  expect(output.split('\n')).toEqual([line, line, line, line, '']);
  expect(answers.map(({ status }) => status)).toEqual([500, 500, 500]);
  const [scripted, plain, foreign] = answers.map(({ text }) => text);
  expect(scripted).toBe('Enquiries can not be sent at the moment.');
  expect(plain).toContain(PAYLOAD.message);
  expect(plain).toContain(`mailto:${email}`);
  expect(foreign).not.toContain(PAYLOAD.message);
});

describe('over TLS', () => {
  const tls = certificate();

  test('signs in and sends the mail if the certificate is trusted', async () => {
    const trusted = path.join(tmpdir(), `api-${process.pid}.pem`);
    writeFileSync(trusted, tls.cert);
    const secure = await startSmtpInbox({
      ...tls,
      secure: true,
      authOptional: false,
      onAuth: ({ username, password }, _, done) =>
        done(null, username === 'web' && password === 's3cret' ? { user: 'web' } : undefined),
    });
    const env = environment(`smtps://web:s3cret@localhost:${secure.port}`);
    const { answers } = await call({ ...env, NODE_EXTRA_CA_CERTS: trusted }, json());
    await secure.close();
    rmSync(trusted);
    expect(answers).toEqual([SUCCESS]);
    expect(secure.mails).toHaveLength(1);
  });

  test('checks the certificates of mail server and bot check despite NODE_TLS_REJECT_UNAUTHORIZED', async () => {
    const secure = await startSmtpInbox({ ...tls, secure: true });
    const checker = createServer(tls, (_, response) => void response.end('{}'));
    const env = environment(`smtps://localhost:${secure.port}`, {
      SMTP_FALLBACK_URL: inbox.url,
      RECAPTCHA_SECRET_KEY: 's3cret',
      RECAPTCHA_VERIFY_URL: `https://localhost:${await listen(checker)}/`,
      NODE_TLS_REJECT_UNAUTHORIZED: '0',
    });
    let requests = 0;
    checker.on('request', () => (requests += 1));
    const { answers, output } = await call(env, json({ [BOT_TOKEN_HEADER]: 'token' }));
    await secure.close();
    checker.close();
    expect(answers).toEqual([SUCCESS]);
    expect(output).toContain('Mail sent by the second server: code ESOCKET');
    expect(secure.mails).toEqual([]);
    expect(requests).toBe(0);
  });
});
