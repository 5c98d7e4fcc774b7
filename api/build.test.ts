import { createServer } from 'node:https';
import { listen } from '../local/ports';
import { tempFolder } from '../testing/tempFolder';
import { readSiteWords } from './build';
import { BOT_TOKEN_HEADER, IDEMPOTENCY_HEADER } from '../shared/enquiry';
import { CERTIFICATE } from '../testing/certificate';
import { environment } from '../testing/environment';
import { serverForEachTest } from '../testing/serverForEachTest';
import { PAYLOAD } from '../testing/requests';
import { startBundle } from '../testing/startBundle';
import { startSmtpInbox } from '../testing/smtpInbox';

const { email } = readSiteWords('.');

const folder = tempFolder();
const inbox = serverForEachTest(startSmtpInbox);

async function sendToBundle(
  env: Record<string, string>,
  ...requests: RequestInit[]
) {
  const app = await startBundle(env);
  const answers = [];

  for (const request of requests) {
    const answer = await fetch(app.url, {
      method: 'POST',
      redirect: 'manual',
      ...request,
    }); // does not follow the 303

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

test('with valid settings the function logs nothing and mails each enquiry once', async () => {
  // With one key, two requests are one enquiry.
  const jsonWithKey = jsonRequest({ [IDEMPOTENCY_HEADER]: 'a' });
  const env = environment(inbox.url);
  const { answers, output } = await sendToBundle(
    env,
    jsonWithKey,
    jsonWithKey,
    formRequest(),
  );

  expect(answers).toEqual([SUCCESS, SUCCESS, { status: 303, text: '' }]);
  expect(inbox.mails.map(({ to }) => to)).toEqual([[email], [email]]);
  expect(output).toBe('');
});

test('without settings the function logs what is missing and answers 500; the page that answers a cross-origin form does not repeat its message', async () => {
  const crossOrigin = formRequest({ Origin: 'https://evil.example' });
  const { answers, output } = await sendToBundle(
    {},
    jsonRequest(),
    formRequest(),
    crossOrigin,
  );
  const missing =
    /Wrong settings: SMTP_URL is missing.*MAIL_FROM is missing.*SITE_URL is missing/;
  const logLine = expect.stringMatching(missing);

  // The function logs one line at its start, and one for each request.
  expect(output.trimEnd().split('\n')).toEqual([
    logLine,
    logLine,
    logLine,
    logLine,
  ]);
  const mailLinkAndMessage = new RegExp(
    `mailto:${email}.*${PAYLOAD.message}`,
    's',
  );

  expect(answers).toEqual([
    { status: 500, text: 'Enquiries can not be sent at the moment.' },
    { status: 500, text: expect.stringMatching(mailLinkAndMessage) },
    { status: 500, text: expect.not.stringContaining(PAYLOAD.message) },
  ]);
});

test('the function signs in over TLS and sends the mail if the mail server’s certificate is trusted', async () => {
  const tlsInbox = await startSmtpInbox({
    ...CERTIFICATE,
    secure: true,
    authOptional: false,
    // smtp-server refuses a sign-in if it gets no `user`.
    onAuth: ({ username, password }, _, done) =>
      done(
        null,
        username === 'web' && password === 's3cret'
          ? { user: 'web' }
          : undefined,
      ),
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

test('sends nothing to a mail server and a bot check with untrusted certificates, even with NODE_TLS_REJECT_UNAUTHORIZED=0', async () => {
  const tlsInbox = await startSmtpInbox({ ...CERTIFICATE, secure: true });
  const onBotCheck = jest.fn();
  const recaptcha = createServer(CERTIFICATE, onBotCheck);
  const env = environment(`smtps://localhost:${tlsInbox.port}`, {
    SMTP_FALLBACK_URL: inbox.url,
    RECAPTCHA_SECRET_KEY: 's3cret',
    RECAPTCHA_VERIFY_URL: `https://localhost:${await listen(recaptcha)}/`,
    NODE_TLS_REJECT_UNAUTHORIZED: '0',
  });
  const request = jsonRequest({ [BOT_TOKEN_HEADER]: 'token' });
  const { answers, output } = await sendToBundle(env, request);

  await tlsInbox.close();
  recaptcha.close();
  expect(answers).toEqual([SUCCESS]);
  expect(output).toContain('Mail sent by the second server: code ESOCKET');
  expect(tlsInbox.mails).toEqual([]);
  expect(onBotCheck).not.toHaveBeenCalled();
});
