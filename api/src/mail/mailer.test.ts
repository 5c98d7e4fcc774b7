import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { certificate } from '../../testing/certificate';
import { drip, hang, startRawSmtp, type Conversation } from '../../testing/rawSmtp';
import { createMailer, MAIL_LIMITS, type MailLimits } from './mailer';

const MAIL = { from: 'a@bobbin.example', to: 'b@bobbin.example', text: 'Hello' };

/** Sends a mail to a server that plays a conversation, with one limit short and the others as in service. */
async function send(played: Conversation, short: Partial<MailLimits>, secure = false, mail = {}) {
  const server = await startRawSmtp(played);
  const at = { host: '127.0.0.1', port: server.port, secure, requireTls: false };
  const mailer = createMailer(at, { ...MAIL_LIMITS, ...short });
  const result = await mailer.send({ ...MAIL, ...mail }).then(
    () => 'sent',
    (error: { code?: string }) => error.code,
  );
  await server.close();
  return { result, mails: server.mails, connections: server.connections() };
}

test.each<[string, Conversation, Partial<MailLimits>, boolean]>([
  ['a connection that is never made', { greeting: hang }, { connection: 100 }, true],
  ['a greeting that never comes', { greeting: hang }, { greeting: 100 }, false],
  ['an answer that never comes', { ehlo: hang }, { whole: 100 }, false],
  ['an answer that drips', { end: drip }, { whole: 200 }, false],
])('%s has a limit of its own', async (_, played, short, secure) => {
  const { result } = await send(played, short, secure);
  expect(['ETIMEDOUT', 'EABORT']).toContain(result);
});

test('a mail server may take nearly the whole time before it accepts', async () => {
  const late: Conversation = {
    end: (socket) => void setTimeout(() => socket.write('250 accepted\r\n'), 900),
  };
  expect((await send(late, { connection: 200, greeting: 200, whole: 1_200 })).result).toBe('sent');
});

test.each([
  ['250-read\r\n250 accepted', 'sent'],
  ['250-read\r\n550 refused', 'EMESSAGE'],
  ['550-read\r\n250 accepted', 'sent'],
  ['550-read\r\n550 refused', 'EMESSAGE'],
])('of a reply in several lines the last one counts: %j', async (end, expected) => {
  expect((await send({ end }, {})).result).toBe(expected);
});

test('certificates are checked whatever the environment says', async () => {
  const server = await startRawSmtp({}, certificate());
  const at = { host: 'localhost', port: server.port, secure: true, requireTls: true };
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  const sending = createMailer(at).send(MAIL);
  await expect(sending).rejects.toMatchObject({ code: 'ESOCKET' });
  delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
  await server.close();
  expect(server.mails).toEqual([]);
});

test('a mail never takes its text from a file', async () => {
  const { result, mails } = await send({}, {}, false, { text: { path: __filename } });
  expect(result).toBe('ESTREAM');
  expect(mails).toEqual([]);
});

test('a mail never takes its text from an address', async () => {
  const web = createServer((_, response) => void response.end('from elsewhere'));
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
  const href = `http://127.0.0.1:${(web.address() as AddressInfo).port}/`;
  const { result, mails } = await send({}, {}, false, { text: { href } });
  await new Promise((resolve) => web.close(resolve));
  expect(result).toBe('ESTREAM');
  expect(mails).toEqual([]);
});

test('each mail has a connection of its own', async () => {
  const server = await startRawSmtp();
  const mailer = createMailer({
    host: '127.0.0.1',
    port: server.port,
    secure: false,
    requireTls: false,
  });
  await mailer.send(MAIL);
  await mailer.send(MAIL);
  await server.close();
  expect(server.connections()).toBe(2);
});
