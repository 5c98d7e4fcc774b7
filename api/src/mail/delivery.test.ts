import { environment, dependenciesFor, keepLog } from '../../testing/dependencies';
import { drop, hang, startRawSmtp, type Conversation, type RawSmtp } from '../../testing/rawSmtp';
import { jsonPost } from '../../testing/requests';
import { sendEmail } from '../sendEmail';

const SHORT = { dns: 125, connection: 200, greeting: 200, whole: 800, total: 900 };

let second: RawSmtp;
beforeEach(async () => {
  second = await startRawSmtp();
});
afterEach(() => second.close());

/** Sends an enquiry where the first of two mail servers plays a conversation. */
async function send(played: Conversation | undefined) {
  const user = played?.auth ? 'web:s3cret@' : '';
  const first = await startRawSmtp(played);
  if (!played) await first.close();
  const log = keepLog();
  const env = environment(`smtp://${user}127.0.0.1:${first.port}`, {
    SMTP_FALLBACK_URL: `smtp://127.0.0.1:${second.port}`,
  });
  const started = Date.now();
  const { status } = await sendEmail(jsonPost(), log, dependenciesFor(env, SHORT));
  const ms = Date.now() - started;
  await first.close().catch(() => undefined);
  return { status, lines: log.lines, mails: first.mails, ms };
}

const idOf = (mail = '') => /^Message-ID: (.*)$/m.exec(mail)?.[1];

test('where the first mail server takes the mail, the second is not asked', async () => {
  const { status, lines, mails } = await send({});
  expect(status).toBe(200);
  expect(mails).toHaveLength(1);
  expect(second.connections()).toBe(0);
  expect(lines).toEqual([]);
});

test.each<[string, Conversation | undefined, string]>([
  ['is not there', undefined, 'ESOCKET, response none'],
  ['never greets', { greeting: hang }, 'ETIMEDOUT, response none'],
  ['refuses the password', { ehlo: '250 AUTH PLAIN', auth: '535 no' }, 'EAUTH, response 535'],
  ['refuses the sender', { mail: '550 no' }, 'EENVELOPE, response 550'],
  ['refuses the recipient', { rcpt: '451 no' }, 'EENVELOPE, response 451'],
  ['refuses the mail', { end: '552 no' }, 'EMESSAGE, response 552'],
  ['hangs after the final dot', { end: hang }, 'EABORT, response none'],
  ['drops the connection after the final dot', { end: drop }, 'ECONNECTION, response none'],
])('where the first %s, the mail goes by the second', async (_, played, code) => {
  const { status, lines, mails, ms } = await send(played);
  expect(status).toBe(200);
  expect(second.mails).toHaveLength(1);
  expect(lines).toEqual([`Mail sent by the second server: code ${code}`]);
  for (const mail of mails) expect(idOf(mail)).toBe(idOf(second.mails[0]));
  expect(ms).toBeLessThan(SHORT.total);
});

test('where both fail, the log has both codes', async () => {
  second.behave({ rcpt: '550 no' });
  const { status, lines, ms } = await send({ greeting: hang });
  expect(status).toBe(502);
  expect(lines).toEqual([
    'Mail not sent: code ETIMEDOUT, response none; second server: code EENVELOPE, response 550',
  ]);
  expect(ms).toBeLessThan(SHORT.total + 300);
});

test('both together keep to their time', async () => {
  second.behave({ end: hang });
  const { status, ms } = await send({ end: hang });
  expect(status).toBe(502);
  expect(ms).toBeGreaterThan(SHORT.whole);
  expect(ms).toBeLessThan(SHORT.total + 300);
});
