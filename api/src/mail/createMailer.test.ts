import { Resolver } from 'node:dns';
import { CERTIFICATE } from '../../../testing/certificate';
import { answerWith, startHttpServer } from '../../../testing/httpServer';
import {
  acceptAfter,
  hang,
  startRawSmtp,
  type Conversation,
} from '../../../testing/rawSmtp';
import { startSmtpInbox } from '../../../testing/smtpInbox';
import { createMailer, MAIL_TIMEOUTS, type MailTimeouts } from './createMailer';
import type { SmtpServer } from './readSmtpUrl';

const MAIL = {
  from: 'a@bobbin.example',
  to: 'b@bobbin.example',
  text: 'Hello',
};

interface Options {
  serverOptions?: Partial<SmtpServer> & {
    allowInternalNetworkInterfaces?: boolean;
  };
  timeouts?: Partial<MailTimeouts>;
}

const mailerFor = (port: number, { serverOptions, timeouts }: Options = {}) =>
  createMailer(
    {
      host: '127.0.0.1',
      port,
      secure: false,
      requireTLS: false,
      ...serverOptions,
    },
    { ...MAIL_TIMEOUTS, ...timeouts },
  );

async function send(
  conversation: Conversation,
  options: Options = {},
  mail = {},
) {
  const server = await startRawSmtp(conversation);
  const sent = mailerFor(server.port, options).send({ ...MAIL, ...mail });
  const result = await sent
    .then(() => 'sent')
    .catch((error: { code?: string }) => error.code);

  await server.close();

  return { result, mails: server.mails };
}

test('gives up on a connection that is never established', async () => {
  // A TLS handshake gets no answer from this server.
  const options = {
    serverOptions: { secure: true },
    timeouts: { connection: 100 },
  };

  expect((await send({ greeting: hang }, options)).result).toBe('ETIMEDOUT');
});

/** Leaves the first DNS lookup unanswered. The second finds this machine. */
function stubLookups() {
  type Callback = (error: null, addresses: string[]) => void;

  const answer = (...parameters: unknown[]) =>
    (parameters.at(-1) as Callback)(null, ['127.0.0.1']);

  for (const query of ['resolve4', 'resolve6'] as const)
    jest
      .spyOn(Resolver.prototype, query)
      .mockImplementationOnce(() => undefined)
      .mockImplementationOnce(answer);
}

test.each(['send', 'verify'] as const)(
  '%s retries an unanswered DNS lookup',
  async (method) => {
    stubLookups();

    const server = await startRawSmtp();
    const mailer = mailerFor(server.port, {
      serverOptions: {
        // nodemailer caches lookups, so each test has its own host name.
        host: `${method}.example`,
        // Looks up names even on a machine without a network.
        allowInternalNetworkInterfaces: true,
      },
      timeouts: { dns: 100 },
    });
    const [result] = await Promise.allSettled([mailer[method](MAIL)]);

    await server.close();
    jest.restoreAllMocks();
    expect(result).toMatchObject({ status: 'fulfilled' });
  },
);

test('waits longer for the server to accept a mail than for its greeting', async () => {
  const timeouts = { connection: 400, greeting: 400, perServer: 2_400 };
  const end = acceptAfter(2 * timeouts.greeting);

  expect((await send({ end }, { timeouts })).result).toBe('sent');
});

test('sends nothing to a mail server without STARTTLS if TLS is required', async () => {
  const options = { serverOptions: { requireTLS: true } };

  expect(await send({}, options)).toEqual({ result: 'ETLS', mails: [] });
});

test('sends nothing by STARTTLS to a mail server with a self-signed certificate', async () => {
  const inbox = await startSmtpInbox({ hideSTARTTLS: false, ...CERTIFICATE });

  await expect(mailerFor(inbox.port).send(MAIL)).rejects.toMatchObject({
    code: 'ESOCKET',
  });
  await inbox.close();
  expect(inbox.mails).toEqual([]);
});

test('takes the text of a mail neither from a file nor from a URL', async () => {
  const webServer = await startHttpServer(answerWith('from elsewhere'));

  for (const text of [{ path: __filename }, { href: webServer.url }])
    expect(await send({}, {}, { text })).toEqual({
      result: 'ESTREAM',
      mails: [],
    });
  webServer.close();
});

test.each(['PLAIN', 'LOGIN'])(
  'signs in at a server that offers only %s',
  async (authMethod) => {
    const signIns: unknown[] = [];
    const inbox = await startSmtpInbox({
      authOptional: false,
      authMethods: [authMethod],
      onAuth: ({ username, password }, _, done) => {
        signIns.push(username, password);
        done(null, { user: 'anybody' });
      },
    });
    const auth = { user: 'web@bobbin.example', pass: 's3cret ü:/' };

    await mailerFor(inbox.port, { serverOptions: { auth } }).send(MAIL);
    await inbox.close();
    expect(signIns).toEqual([auth.user, auth.pass]);
    expect(inbox.mails).toHaveLength(1);
  },
);

test('opens a connection for each mail', async () => {
  const server = await startRawSmtp();
  const mailer = mailerFor(server.port);

  await mailer.send(MAIL);
  await mailer.send(MAIL);
  await server.close();
  expect(server.connectionCount()).toBe(2);
});
