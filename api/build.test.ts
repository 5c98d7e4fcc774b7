import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApi } from './build';
import { certificate } from './testing/certificate';
import { environment, WORDS } from './testing/dependencies';
import { formPost, PAYLOAD } from './testing/requests';
import { startFolder } from './testing/startFolder';
import { startSmtpInbox } from './testing/smtpInbox';

const ROOT = path.join(__dirname, '..');

/** The deployed folder: nothing but these, in an empty directory. */
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'api-'));
  for (const file of ['host.json', 'package.json']) {
    cpSync(path.join(ROOT, 'api', file), path.join(folder, file));
  }
  await buildApi({ root: ROOT, outDir: path.join(folder, 'dist'), words: WORDS });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts the folder's function in a process of its own, and sends it one request. */
async function call(env: Record<string, string>, init: RequestInit) {
  const host = await startFolder(folder, env);
  const answer = await fetch(host.url, { method: 'POST', redirect: 'manual', ...init });
  const text = await answer.text();
  const lines = await host.stop();
  return { status: answer.status, headers: answer.headers, text, lines };
}
const json = (payload: unknown): RequestInit => ({
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(payload),
});

test('the folder holds host.json, package.json and one bundle', () => {
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual([
    'dist',
    'dist/main.cjs',
    'host.json',
    'package.json',
  ]);
});

test('an enquiry reaches the address of the content', async () => {
  const inbox = await startSmtpInbox();
  const { status, text } = await call(environment(inbox.url), json(PAYLOAD));
  await inbox.close();
  expect({ status, text }).toEqual({ status: 200, text: 'Success' });
  expect(inbox.mails.map(({ to }) => to)).toEqual([[WORDS.email]]);
});

test('a form without scripts is led to the thanks', async () => {
  const inbox = await startSmtpInbox();
  const body = await formPost().text();
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const { status, headers: answered } = await call(environment(inbox.url), { headers, body });
  await inbox.close();
  expect(status).toBe(303);
  expect(answered.get('location')).toBe('/contact#sent');
});

test('with its settings the function starts without a word', async () => {
  const host = await startFolder(folder, environment('smtp://127.0.0.1:1'));
  expect(await host.stop()).toBe('');
});

test('one instance remembers an enquiry that it has sent', async () => {
  const inbox = await startSmtpInbox();
  const host = await startFolder(folder, environment(inbox.url));
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'a' };
  const answers = [];
  for (const attempt of [1, 2]) {
    const answer = await fetch(host.url, { ...json(PAYLOAD), headers, method: 'POST' });
    answers.push(`${attempt} ${await answer.text()}`);
  }
  await host.stop();
  await inbox.close();
  expect(answers).toEqual(['1 Success', '2 Success']);
  expect(inbox.mails).toHaveLength(1);
});

test('the function answers nothing but POST', async () => {
  expect((await call(environment('smtp://127.0.0.1:1'), { method: 'GET' })).status).toBe(404);
});

test('a body whose length was not said arrives empty, and is refused', async () => {
  const body = new Blob([JSON.stringify(PAYLOAD)]).stream();
  const chunked = { headers: { 'Content-Type': 'application/json' }, body, duplex: 'half' };
  const { status, text } = await call(environment('smtp://127.0.0.1:1'), chunked);
  expect({ status, text }).toEqual({ status: 400, text: 'The request is empty.' });
});

describe('without its settings', () => {
  const LINE = /^.*Wrong settings: SMTP_URL is missing.*MAIL_FROM is missing.*SITE_URL is missing/;

  test('the function says so when it starts, all in one line', async () => {
    const host = await startFolder(folder, {});
    expect((await host.stop()).split('\n')).toEqual([expect.stringMatching(LINE), '']);
  });

  test('the function says so in its log alone, in one line for each enquiry', async () => {
    const { status, text, lines } = await call({}, json(PAYLOAD));
    expect({ status, text }).toEqual({
      status: 500,
      text: 'Enquiries can not be sent at the moment.',
    });
    const line = expect.stringMatching(LINE);
    expect(lines.split('\n')).toEqual([line, line, '']);
  });

  test('a form without scripts still gets its text back, and the mailto', async () => {
    const body = await formPost().text();
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const { status, text } = await call({}, { headers, body });
    expect(status).toBe(500);
    expect(text).toContain(PAYLOAD.message);
    expect(text).toContain(`mailto:${WORDS.email}`);
  });

  test('what another site posts is not shown', async () => {
    const body = await formPost().text();
    const headers = {
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: 'https://evil.example',
    };
    const { status, text } = await call({}, { headers, body });
    expect(status).toBe(500);
    expect(text).not.toContain(PAYLOAD.message);
  });
});

test('an enquiry goes over TLS with a user and a password, where the certificate is trusted', async () => {
  const tls = certificate();
  const trusted = path.join(folder, '..', `${path.basename(folder)}.pem`);
  writeFileSync(trusted, tls.cert);
  const inbox = await startSmtpInbox({
    ...tls,
    secure: true,
    authOptional: false,
    onAuth: ({ username, password }, _, done) =>
      done(null, username === 'web' && password === 's3cret' ? { user: 'web' } : undefined),
  });
  const env = environment(`smtps://web:s3cret@localhost:${inbox.port}`);
  const { text } = await call({ ...env, NODE_EXTRA_CA_CERTS: trusted }, json(PAYLOAD));
  await inbox.close();
  rmSync(trusted);
  expect(text).toBe('Success');
  expect(inbox.mails).toHaveLength(1);
});
