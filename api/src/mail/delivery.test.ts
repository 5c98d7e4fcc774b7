import { serverForEachTest } from '../../testing/serverForEachTest';
import { drip, drop, hang, startRawSmtp, type Conversation } from '../../testing/rawSmtp';
import { jsonPost, PAYLOAD } from '../../testing/requests';
import { startFunction } from '../../testing/startFunction';

/** Short timeouts. Half of the odd total is no whole number, which AbortSignal.timeout would refuse. */
const SHORT_TIMEOUTS = { dns: 250, connection: 400, greeting: 400, perServer: 1600, total: 1801 };

const second = serverForEachTest(startRawSmtp);

/** Sends an enquiry by two mail servers. @param conversation of the first server; undefined if it is down */
async function post(conversation: Conversation | undefined) {
  // A server with an answer to AUTH gets a user and a password.
  const user = conversation?.auth ? 'web:s3cret@' : '';
  const first = await startRawSmtp(conversation);
  if (!conversation) await first.close();
  const url = first.url.replace('//', `//${user}`);
  const { send, lines } = startFunction(url, { SMTP_FALLBACK_URL: second.url }, SHORT_TIMEOUTS);
  const started = Date.now();
  const { status } = await send(jsonPost());
  const ms = Date.now() - started;
  await first.close().catch(() => undefined);
  return { status, lines, mails: first.mails, ms };
}

const messageIdOf = (mail = '') => /^Message-ID: (.*)$/m.exec(mail)?.[1];

test('does not connect to the second mail server if the first accepts the mail', async () => {
  const { status, lines, mails } = await post({});
  expect(status).toBe(200);
  expect(mails).toHaveLength(1);
  expect(second.connections()).toBe(0);
  expect(lines).toEqual([]);
});

const SIGN_IN = { ehlo: '250 AUTH PLAIN' };

test.each<[string, Conversation | undefined, string, (number | 'none')?]>([
  ['is down', undefined, 'ESOCKET'],
  ['never greets', { greeting: hang }, 'ETIMEDOUT'],
  ['greets with 554', { greeting: '554 no service' }, 'EPROTOCOL', 554],
  ['greets with 250', { greeting: '250 hello' }, 'EPROTOCOL', 250],
  ['greets with 421', { greeting: '421 too busy' }, 'EPROTOCOL', 421],
  ['talks garbage', { greeting: '\0\u0007<html>no</html>' }, 'EPROTOCOL'],
  ['sends a greeting without end', { greeting: drip }, 'ETIMEDOUT'],
  ['hangs at EHLO', { ehlo: hang }, 'EABORT'],
  ['offers no sign-in', { auth: '502 unknown' }, 'EAUTH', 502],
  ['refuses the password', { ...SIGN_IN, auth: '535 s3cret is wrong' }, 'EAUTH', 535],
  ['refuses the sender for now', { mail: '451 ada@example.org later' }, 'EENVELOPE', 451],
  ['refuses the recipient for now', { rcpt: '450 later' }, 'EENVELOPE', 450],
  ['refuses the recipient for good', { rcpt: '550 nobody here' }, 'EENVELOPE', 550],
  ['refuses DATA for now', { data: '451 later' }, 'EENVELOPE', 451],
  ['refuses DATA for good', { data: '552 full' }, 'EENVELOPE', 552],
  ['refuses the whole mail', { end: '552 We need a website. Too large' }, 'EMESSAGE', 552],
  ['answers the final dot with garbage', { end: 'Success' }, 'EMESSAGE'],
  ['hangs after the final dot', { end: hang }, 'EABORT'],
  ['sends a last reply without end', { end: drip }, 'EABORT'],
  ['drops the connection in the mail', { content: drop }, 'ECONNECTION'],
  ['drops the connection after the final dot', { end: drop }, 'ECONNECTION'],
])(
  'sends the mail by the second server if the first %s',
  async (_, conversation, code, response = 'none') => {
    const { status, lines, mails, ms } = await post(conversation);
    expect(status).toBe(200);
    expect(second.mails).toHaveLength(1);
    expect(lines).toEqual([`Mail sent by the second server: code ${code}, response ${response}`]);
    for (const mail of mails) expect(messageIdOf(mail)).toBe(messageIdOf(second.mails[0]));
    expect(ms).toBeLessThan(SHORT_TIMEOUTS.total);
  },
);

test('gives the second server half of the time if the first hangs', async () => {
  second.setConversation({
    end: (socket) => void setTimeout(() => socket.write('250 accepted\r\n'), 300),
  });
  expect((await post({ ehlo: hang })).status).toBe(200);
});

test('logs both codes if both servers fail, within the total time', async () => {
  second.setConversation({ end: hang });
  const { status, lines, ms } = await post({ end: hang });
  expect(status).toBe(502);
  expect(lines).toEqual([
    'Mail not sent: code EABORT, response none; second server: code EABORT, response none',
  ]);
  expect(ms).toBeGreaterThan(SHORT_TIMEOUTS.perServer);
  expect(ms).toBeLessThan(SHORT_TIMEOUTS.total + 300);
});

test('sends other enquiries while the mail server hangs for one', async () => {
  let isFirst = true;
  second.setConversation({
    greeting: (socket) => {
      if (!isFirst) socket.write('220 mail.example\r\n');
      isFirst = false;
    },
  });
  const { send } = startFunction(second.url, {}, SHORT_TIMEOUTS);
  const statuses: (number | undefined)[] = [];
  const sendAs = async (name: string) =>
    statuses.push((await send(jsonPost({ ...PAYLOAD, name }))).status);
  const hanging = sendAs('Ada');
  while (second.connections() === 0) await new Promise((resolve) => setImmediate(resolve));
  await Promise.all(['Bo', 'Cy'].map(sendAs));
  await hanging;
  expect(statuses).toEqual([200, 200, 502]);
});
