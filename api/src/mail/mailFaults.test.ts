import { certificate } from '../../testing/certificate';
import { environment, keepLog, dependenciesFor } from '../../testing/dependencies';
import { drip, drop, hang, startRawSmtp, type Conversation } from '../../testing/rawSmtp';
import { jsonPost, PAYLOAD } from '../../testing/requests';
import { startSmtpInbox } from '../../testing/smtpInbox';
import { BOT_CHECK_WITHIN_MS } from '../guards/botCheck';
import { createDelivery } from './delivery';
import { MAIL_LIMITS } from './mailer';
import { BODY_WITHIN_MS } from '../request/readPost';
import { sendEmail } from '../sendEmail';

/** The same limits as in service, forty times shorter. */
const SHORT = { dns: 125, connection: 200, greeting: 200, whole: 500, total: 550 };
const LINE = /^Mail not sent: code \w+, response \w+$/;

const FAULTS: [string, Conversation][] = [
  ['never greets', { greeting: hang }],
  ['greets with 554', { greeting: '554 no service' }],
  ['greets with 421', { greeting: '421 too busy' }],
  ['hangs at EHLO', { ehlo: hang }],
  ['refuses the sender for now (451)', { mail: '451 ada@example.org later' }],
  ['refuses the recipient for now (450)', { rcpt: '450 later' }],
  ['refuses the recipient for good (550)', { rcpt: '550 nobody here' }],
  ['refuses DATA for now (451)', { data: '451 later' }],
  ['refuses DATA for good (552)', { data: '552 full' }],
  ['refuses what it has read (552)', { end: '552 We need a website. Too large' }],
  ['hangs after the final dot', { end: hang }],
  ['drops the connection in DATA', { content: drop }],
  ['drops the connection after the final dot', { end: drop }],
  ['talks garbage', { greeting: '\0\u0007<html>no</html>' }],
  ['answers the final dot with garbage', { end: 'Success' }],
  ['drips its greeting for ever', { greeting: drip }],
  ['drips its last answer for ever', { end: drip }],
];

test.each(FAULTS)('a mail server that %s is a failure, and does not last', async (_, fault) => {
  const server = await startRawSmtp(fault);
  const dependencies = dependenciesFor(environment(`smtp://127.0.0.1:${server.port}`), SHORT);
  const log = keepLog();

  const failed = await sendEmail(jsonPost(), log, dependencies);
  server.behave({});
  const next = await sendEmail(jsonPost(), log, dependencies);
  await server.close();

  expect(failed.status).toBe(502);
  expect(failed.body).toBe('The message could not be sent.');
  expect(log.lines).toEqual([expect.stringMatching(LINE)]);
  expect(next.body).toBe('Success');
});

test('the log names the code and the response code', async () => {
  const server = await startRawSmtp({ rcpt: '550 nobody here' });
  const log = keepLog();
  await sendEmail(jsonPost(), log, dependenciesFor(environment(`smtp://127.0.0.1:${server.port}`)));
  await server.close();
  expect(log.lines).toEqual(['Mail not sent: code EENVELOPE, response 550']);
});

test('a mail server that is not there is a failure', async () => {
  const server = await startRawSmtp();
  await server.close();
  const log = keepLog();
  const dependencies = dependenciesFor(environment(`smtp://127.0.0.1:${server.port}`), SHORT);
  expect((await sendEmail(jsonPost(), log, dependencies)).status).toBe(502);
  expect(log.lines).toEqual([expect.stringMatching(LINE)]);
});

test('a mail server without STARTTLS is given nothing where TLS is required', async () => {
  const server = await startRawSmtp();
  const dependencies = dependenciesFor(environment(`smtp://127.0.0.1:${server.port}`));
  const servers = dependencies.settings.smtpServers.map((at) => ({ ...at, requireTls: true }));
  const deliver = createDelivery(servers, SHORT);
  const { status } = await sendEmail(jsonPost(), keepLog(), { ...dependencies, deliver });
  await server.close();
  expect(status).toBe(502);
  expect(server.mails).toEqual([]);
});

test('a self-signed certificate is refused, with TLS from the first byte', async () => {
  const server = await startRawSmtp({}, certificate());
  const dependencies = dependenciesFor(environment(`smtps://localhost:${server.port}`), SHORT);
  const { status } = await sendEmail(jsonPost(), keepLog(), dependencies);
  await server.close();
  expect(status).toBe(502);
  expect(server.mails).toEqual([]);
});

test('a self-signed certificate is refused, with STARTTLS', async () => {
  const inbox = await startSmtpInbox({ hideSTARTTLS: false, ...certificate() });
  const dependencies = dependenciesFor(environment(inbox.url), {
    ...SHORT,
    greeting: 1_000,
    whole: 2_000,
  });
  const { status } = await sendEmail(jsonPost(), keepLog(), dependencies);
  await inbox.close();
  expect(status).toBe(502);
  expect(inbox.mails).toEqual([]);
});

describe('with a user and a password', () => {
  const signedIn = (port: number) => environment(`smtp://web:s3cret@127.0.0.1:${port}`);

  test('a refused sign-in (535) is a failure, and the password stays out of the log', async () => {
    const server = await startRawSmtp({
      ehlo: '250-mail.example\r\n250 AUTH PLAIN',
      auth: '535 s3cret is wrong',
    });
    const log = keepLog();
    const { status } = await sendEmail(
      jsonPost(),
      log,
      dependenciesFor(signedIn(server.port), SHORT),
    );
    await server.close();
    expect(status).toBe(502);
    expect(log.lines).toEqual(['Mail not sent: code EAUTH, response 535']);
    expect(server.mails).toEqual([]);
  });

  test('a mail server that offers no sign-in is not given the mail without', async () => {
    const server = await startRawSmtp({ auth: '502 unknown' });
    const { status } = await sendEmail(
      jsonPost(),
      keepLog(),
      dependenciesFor(signedIn(server.port), SHORT),
    );
    await server.close();
    expect(status).toBe(502);
    expect(server.mails).toEqual([]);
  });
});

test('while the mail server hangs for one enquiry, others are served', async () => {
  let waiting = true;
  const server = await startRawSmtp({
    greeting: (socket) => {
      if (!waiting) socket.write('220 mail.example\r\n');
      waiting = false;
    },
  });
  const dependencies = dependenciesFor(environment(`smtp://127.0.0.1:${server.port}`), SHORT);
  const ends: (number | undefined)[] = [];
  const hanging = sendEmail(jsonPost(), keepLog(), dependencies).then(({ status }) =>
    ends.push(status),
  );
  while (server.connections() === 0) await new Promise((resolve) => setImmediate(resolve));
  const others = await Promise.all(
    ['Bo', 'Cy', 'Di'].map((name) =>
      sendEmail(jsonPost({ ...PAYLOAD, name }), keepLog(), dependencies),
    ),
  );
  ends.push(...others.map(({ status }) => status));
  await hanging;
  await server.close();
  expect(ends).toEqual([200, 200, 200, 502]);
});

test('all the waiting of an enquiry together stays below 30 seconds', () => {
  expect(BODY_WITHIN_MS + BOT_CHECK_WITHIN_MS + MAIL_LIMITS.total).toBeLessThan(30_000);
});
