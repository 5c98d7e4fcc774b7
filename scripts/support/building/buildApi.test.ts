import { createServer } from 'node:https';
import { listen } from '../../../local/ports';
import { tempFolder } from '../../../testing/tempFolder';
import { readSiteWords } from './readSiteWords';
import { BOT_TOKEN_HEADER, IDEMPOTENCY_HEADER } from '../../../shared/enquiry';
import { CERTIFICATE } from '../../../testing/certificate';
import { environment } from '../../../testing/environment';
import { serverForEachTest } from '../../../testing/serverForEachTest';
import { PAYLOAD } from '../../../testing/requests';
import { startBundle } from '../../../testing/startBundle';
import { startSmtpInbox } from '../../../testing/smtpInbox';

const { email } = readSiteWords('.');

const folder = tempFolder();
const inbox = serverForEachTest(startSmtpInbox);

/** Starts a bundle, sends it the requests one after another, and stops it. */
async function sendToBundle(
  env: Record<string, string>,
  ...requests: RequestInit[]
) {
  const app = await startBundle(env);
  const answers = [];

  for (const request of requests) {
    const answer = await fetch(app.url, {
      method: 'POST',
      // Shows the 303, instead of following it.
      redirect: 'manual',
      ...request,
    });

    answers.push({ status: answer.status, text: await answer.text() });
  }

  return { answers, output: await app.stop() };
}

const jsonRequest = (headers = {}) => ({
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(PAYLOAD),
});
const formRequest = (headers = {}) => ({
  headers,
  body: new URLSearchParams(PAYLOAD),
});

const SUCCESS = { status: 200, text: 'Success' };

test('mails enquiries to the address in content/, and logs nothing', async () => {
  const env = environment(inbox.url);
  const { answers, output } = await sendToBundle(
    env,
    jsonRequest(),
    formRequest(),
  );

  expect(answers).toEqual([SUCCESS, { status: 303, text: '' }]);
  expect(inbox.mails.map(({ to }) => to)).toEqual([[email], [email]]);
  expect(output).toBe('');
});

test('knows a repeated enquiry by its key from one request to the next', async () => {
  const jsonWithKey = jsonRequest({ [IDEMPOTENCY_HEADER]: 'a' });
  const { answers } = await sendToBundle(
    environment(inbox.url),
    jsonWithKey,
    jsonWithKey,
  );

  expect(answers).toEqual([SUCCESS, SUCCESS]);
  expect(inbox.mails).toHaveLength(1);
});

test('without settings, answers 500 and logs, also at its start, what is missing', async () => {
  const { answers, output } = await sendToBundle(
    {},
    jsonRequest(),
    jsonRequest(),
  );
  const refusal = {
    status: 500,
    text: 'Enquiries can not be sent at the moment.',
  };
  const logLine = expect.stringMatching(
    /Wrong settings: SMTP_URL is missing.*MAIL_FROM is .*SITE_URL is missing/,
  );

  expect(answers).toEqual([refusal, refusal]);
  expect(output.trimEnd().split('\n')).toEqual([logLine, logLine, logLine]);
});

test('without settings, answers a form by a page with style, mailto link and message', async () => {
  const { answers } = await sendToBundle({}, formRequest());
  const styleLinkAndMessage = new RegExp(
    `<style>.*max-width: 40rem.*mailto:${email}.*${PAYLOAD.message}`,
    's',
  );

  expect(answers).toEqual([
    { status: 500, text: expect.stringMatching(styleLinkAndMessage) },
  ]);
});

test('without settings, repeats no message of a cross-origin form', async () => {
  const crossOrigin = formRequest({ Origin: 'https://evil.example' });
  const { answers } = await sendToBundle({}, crossOrigin);

  expect(answers).toEqual([
    { status: 500, text: expect.not.stringContaining(PAYLOAD.message) },
  ]);
});

test('signs in over TLS if the mail server’s certificate is trusted', async () => {
  const tlsInbox = await startSmtpInbox({
    ...CERTIFICATE,
    secure: true,
    authOptional: false,
    onAuth: ({ username, password }, _, done) => {
      const isKnown = username === 'web' && password === 's3cret';

      // smtp-server refuses a sign-in if it gets no `user`.
      done(null, isKnown ? { user: 'web' } : undefined);
    },
  });

  folder.write('trusted.pem', CERTIFICATE.cert);

  const smtpUrl = `smtps://web:s3cret@localhost:${tlsInbox.port}`;
  const env = environment(smtpUrl, {
    NODE_EXTRA_CA_CERTS: folder.at('trusted.pem'),
  });
  const { answers } = await sendToBundle(env, jsonRequest());

  await tlsInbox.close();
  expect(answers).toEqual([SUCCESS]);
  expect(tlsInbox.mails).toHaveLength(1);
});

test('NODE_TLS_REJECT_UNAUTHORIZED=0 makes it trust no mail server', async () => {
  const tlsInbox = await startSmtpInbox({ ...CERTIFICATE, secure: true });
  const env = environment(`smtps://localhost:${tlsInbox.port}`, {
    SMTP_FALLBACK_URL: inbox.url,
    NODE_TLS_REJECT_UNAUTHORIZED: '0',
  });
  const { answers, output } = await sendToBundle(env, jsonRequest());

  await tlsInbox.close();
  expect(answers).toEqual([SUCCESS]);
  expect(output).toContain('Mail sent by the second server: code ESOCKET');
  expect(tlsInbox.mails).toEqual([]);
});

test('NODE_TLS_REJECT_UNAUTHORIZED=0 makes it trust no bot check', async () => {
  const onBotCheck = jest.fn();
  const recaptcha = createServer(CERTIFICATE, onBotCheck);
  const env = environment(inbox.url, {
    RECAPTCHA_SECRET_KEY: 's3cret',
    RECAPTCHA_VERIFY_URL: `https://localhost:${await listen(recaptcha)}/`,
    NODE_TLS_REJECT_UNAUTHORIZED: '0',
  });
  const request = jsonRequest({ [BOT_TOKEN_HEADER]: 'token' });
  const { answers } = await sendToBundle(env, request);

  recaptcha.close();
  expect(answers).toEqual([SUCCESS]);
  expect(onBotCheck).not.toHaveBeenCalled();
});
