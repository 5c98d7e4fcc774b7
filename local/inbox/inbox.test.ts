import { createTransport } from 'nodemailer';
import { createInbox } from './inbox';
import { listen } from '../ports';
import { sendRequest } from '../testing/sendRequest';
import { serverForEachTest } from '../../testing/serverForEachTest';

const ports = serverForEachTest(async () => {
  const { mailServer, webServer } = createInbox();
  const smtp = await listen(mailServer.server);
  const web = await listen(webServer);

  return {
    smtp,
    web,
    close: () => [mailServer, webServer].forEach((server) => server.close()),
  };
});

const send = (subject: string, overrides: object = {}) =>
  createTransport({ host: '127.0.0.1', port: ports.smtp }).sendMail({
    from: 'Ada <ada@example.com>',
    replyTo: 'visitor@example.com',
    to: 'hello@heddle.example',
    subject,
    text: 'A text part',
    html: '<p>An HTML part</p>',
    ...overrides,
  });
const getText = async (path: string) =>
  (await sendRequest(ports.web, path)).text;

test('answers /api/mails with the fields, the texts, the envelope and the source of a mail', async () => {
  await send('Hello', { headers: { 'X-Entity-Ref-ID': 'k1' } });
  expect(JSON.parse(await getText('/api/mails'))).toMatchObject([
    {
      from: 'Ada <ada@example.com>',
      to: 'hello@heddle.example',
      replyTo: 'visitor@example.com',
      subject: 'Hello',
      html: expect.stringContaining('<p>An HTML part</p>'),
      text: expect.stringContaining('A text part'),
      envelope: { from: 'ada@example.com', to: ['hello@heddle.example'] },
      messageId: expect.stringMatching(/^<.+>$/),
      raw: expect.stringContaining('X-Entity-Ref-ID: k1'),
    },
  ]);
});

test('lists the newest mail first, and shows a mail on its own page', async () => {
  await send('First');
  await send('Second');
  expect(await getText('/')).toMatch(
    /href="\/mails\/2".*Second.*href="\/mails\/1".*First/s,
  );
  expect(await getText('/mails/2')).toMatch(
    /<h1>Second<\/h1>.*visitor@example\.com.*A text part/s,
  );
});

test('the list reloads itself, but not the page of a mail', async () => {
  const reload = '<meta http-equiv="refresh" content="5">';

  await send('Hello');

  expect(await getText('/')).toContain(reload);
  expect(await getText('/mails/1')).not.toContain(reload);
});

test('escapes subject and text of a mail and sandboxes its HTML', async () => {
  await send('<img src=x onerror=a()>', {
    text: '</pre><script>b()</script>',
    html: '"><script>c()</script>',
  });
  const pages = (await getText('/')) + (await getText('/mails/1'));

  expect(pages).not.toMatch(/<img|<script/);
  expect(pages).toContain('&lt;img src=x onerror=a()&gt;');
  expect(pages).toContain('sandbox="" srcdoc="&quot;&gt;&lt;script&gt;');
});

test('answers 404 for a missing mail', async () => {
  const { status } = await sendRequest(ports.web, '/mails/9');

  expect(status).toBe(404);
});

test('answers 403 if the Host header names another host (DNS rebinding)', async () => {
  const headers = { host: 'elsewhere.example' };
  const { status } = await sendRequest(ports.web, '/api/mails', { headers });

  expect(status).toBe(403);
});
