import { Resolver } from 'node:dns';
import { createServer } from 'node:http';
import { listen } from '../../../local/ports';
import { certificate } from '../../testing/certificate';
import { hang, startRawSmtp, type Conversation } from '../../testing/rawSmtp';
import { startSmtpInbox } from '../../testing/smtpInbox';
import { createMailer, MAIL_TIMEOUTS, type MailTimeouts } from './mailer';
import type { SmtpServer } from './smtpUrl';

const MAIL = { from: 'a@bobbin.example', to: 'b@bobbin.example', text: 'Hello' };

const sendTo = (port: number, at: Partial<SmtpServer> = {}, short: Partial<MailTimeouts> = {}) =>
  createMailer(
    { host: '127.0.0.1', port, secure: false, requireTLS: false, ...at },
    { ...MAIL_TIMEOUTS, ...short },
  );

interface Options {
  at?: Partial<SmtpServer>;
  short?: Partial<MailTimeouts>;
  tls?: { key: string; cert: string };
  mail?: object;
}

/** Sends a mail. @returns `sent` or the code of the error, and the received mails */
async function send(played: Conversation, { at, short, tls, mail }: Options = {}) {
  const server = await startRawSmtp(played, tls);
  const sent = sendTo(server.port, at, short).send({ ...MAIL, ...mail });
  const result = await sent.then(
    () => 'sent',
    (error: { code?: string }) => error.code,
  );
  await server.close();
  return { result, mails: server.mails };
}

test('gives up on a connection that is never established', async () => {
  const options = { at: { secure: true }, short: { connection: 100 } };
  expect((await send({ greeting: hang }, options)).result).toBe('ETIMEDOUT');
});

test.each(['send', 'verify'] as const)(
  'retries a DNS lookup that gets no answer: %s',
  async (act) => {
    for (const query of ['resolve4', 'resolve6'] as const)
      jest
        .spyOn(Resolver.prototype, query)
        .mockReturnValueOnce(undefined)
        .mockImplementationOnce((...[, done]: unknown[]) =>
          (done as (...found: unknown[]) => void)(null, query === 'resolve4' ? ['127.0.0.1'] : []),
        );
    const server = await startRawSmtp();
    // Without the option, nodemailer looks up no name on a machine without a network. It caches names, so each test has one.
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

test('waits longer for the server to accept a mail than for other steps', async () => {
  const end = (socket: { write: (text: string) => void }) =>
    void setTimeout(() => socket.write('250 accepted\r\n'), 800);
  const short = { connection: 400, greeting: 400, whole: 2_400 };
  expect((await send({ end }, { short })).result).toBe('sent');
});

const SELF_SIGNED = { at: { host: 'localhost', secure: true }, tls: certificate() };
test.each<[string, Options, string]>([
  ['no STARTTLS where TLS is required', { at: { requireTLS: true } }, 'ETLS'],
  ['a self-signed certificate', SELF_SIGNED, 'ESOCKET'],
])('sends nothing to a mail server with %s', async (_, options, code) => {
  expect(await send({}, options)).toEqual({ result: code, mails: [] });
});

test('sends nothing by STARTTLS to a mail server with a self-signed certificate', async () => {
  const inbox = await startSmtpInbox({ hideSTARTTLS: false, ...certificate() });
  await expect(sendTo(inbox.port).send(MAIL)).rejects.toMatchObject({ code: 'ESOCKET' });
  await inbox.close();
  expect(inbox.mails).toEqual([]);
});

test('takes the text of a mail neither from a file nor from a URL', async () => {
  const web = createServer((_, response) => void response.end('from elsewhere'));
  const href = `http://127.0.0.1:${await listen(web)}/`;
  for (const text of [{ path: __filename }, { href }])
    expect(await send({}, { mail: { text } })).toEqual({ result: 'ESTREAM', mails: [] });
  await new Promise((resolve) => web.close(resolve));
});

test('opens a connection for each mail', async () => {
  const server = await startRawSmtp();
  const mailer = sendTo(server.port);
  await mailer.send(MAIL);
  await mailer.send(MAIL);
  await server.close();
  expect(server.connections()).toBe(2);
});
