import { Resolver } from 'node:dns';
import { createServer } from 'node:http';
import { listen } from '../../../local/ports';
import { certificate } from '../../testing/certificate';
import { hang, startRawSmtp, type Conversation } from '../../testing/rawSmtp';
import { startSmtpInbox } from '../../testing/smtpInbox';
import { createMailer, MAIL_LIMITS, type MailLimits } from './mailer';
import type { SmtpServer } from './smtpUrl';

const MAIL = { from: 'a@bobbin.example', to: 'b@bobbin.example', text: 'Hello' };

const sendTo = (port: number, at: Partial<SmtpServer> = {}, short: Partial<MailLimits> = {}) =>
  createMailer(
    { host: '127.0.0.1', port, secure: false, requireTLS: false, ...at },
    { ...MAIL_LIMITS, ...short },
  );

interface How {
  at?: Partial<SmtpServer>;
  short?: Partial<MailLimits>;
  tls?: { key: string; cert: string };
  mail?: object;
}

/** What became of a mail to a server that plays a conversation. */
async function send(played: Conversation, { at, short, tls, mail }: How = {}) {
  const server = await startRawSmtp(played, tls);
  const sent = sendTo(server.port, at, short).send({ ...MAIL, ...mail });
  const result = await sent.then(
    () => 'sent',
    (error: { code?: string }) => error.code,
  );
  await server.close();
  return { result, mails: server.mails };
}

test('a connection that is never made has a limit of its own', async () => {
  const how = { at: { secure: true }, short: { connection: 100 } };
  expect((await send({ greeting: hang }, how)).result).toBe('ETIMEDOUT');
});

test.each(['send', 'verify'] as const)(
  'a lookup of the mail server that stays without an answer is tried once more: %s',
  async (act) => {
    for (const query of ['resolve4', 'resolve6'] as const)
      jest
        .spyOn(Resolver.prototype, query)
        .mockReturnValueOnce(undefined)
        .mockImplementationOnce((...[, done]: unknown[]) =>
          (done as (...found: unknown[]) => void)(null, query === 'resolve4' ? ['127.0.0.1'] : []),
        );
    const server = await startRawSmtp();
    // Also on a machine without a network, where no name would be looked up. A name that was found is remembered.
    const at = { host: `${act}.example`, allowInternalNetworkInterfaces: true };
    const mailer = sendTo(server.port, at, { dns: 100 });
    const result = await mailer[act](MAIL).then(
      () => 'done',
      (error: { code?: string }) => error.code,
    );
    await server.close();
    jest.restoreAllMocks();
    expect(result).toBe('done');
  },
);

test('a mail server may look at a mail for longer than any other step may take', async () => {
  const end = (socket: { write: (text: string) => void }) =>
    void setTimeout(() => socket.write('250 accepted\r\n'), 800);
  const short = { connection: 400, greeting: 400, whole: 2_400 };
  expect((await send({ end }, { short })).result).toBe('sent');
});

const OWN = { at: { host: 'localhost', secure: true }, tls: certificate() };
test.each<[string, How, string]>([
  ['no STARTTLS where TLS is required', { at: { requireTLS: true } }, 'ETLS'],
  ['a certificate of its own', OWN, 'ESOCKET'],
])('a mail server with %s is given nothing', async (_, how, code) => {
  expect(await send({}, how)).toEqual({ result: code, mails: [] });
});

test('a mail server with a certificate of its own is given nothing by STARTTLS either', async () => {
  const inbox = await startSmtpInbox({ hideSTARTTLS: false, ...certificate() });
  await expect(sendTo(inbox.port).send(MAIL)).rejects.toMatchObject({ code: 'ESOCKET' });
  await inbox.close();
  expect(inbox.mails).toEqual([]);
});

test('a mail never takes its text from a file or an address', async () => {
  const web = createServer((_, response) => void response.end('from elsewhere'));
  const href = `http://127.0.0.1:${await listen(web)}/`;
  for (const text of [{ path: __filename }, { href }])
    expect(await send({}, { mail: { text } })).toEqual({ result: 'ESTREAM', mails: [] });
  await new Promise((resolve) => web.close(resolve));
});

test('each mail has a connection of its own', async () => {
  const server = await startRawSmtp();
  const mailer = sendTo(server.port);
  await mailer.send(MAIL);
  await mailer.send(MAIL);
  await server.close();
  expect(server.connections()).toBe(2);
});
