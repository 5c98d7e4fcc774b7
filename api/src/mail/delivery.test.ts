import { startFunction } from '../../testing/dependencies';
import {
  drip,
  drop,
  hang,
  startRawSmtp,
  type Conversation,
  type RawSmtp,
} from '../../testing/rawSmtp';
import { jsonPost, PAYLOAD } from '../../testing/requests';

/** Shorter timeouts. The total is odd, so its half is not a whole number. */
const SHORT = { dns: 250, connection: 400, greeting: 400, whole: 1600, total: 1801 };

let second: RawSmtp;
beforeEach(async () => {
  second = await startRawSmtp();
});
afterEach(() => second.close());

/** Sends an enquiry through two mail servers. @param played conversation of the first; undefined if it is down */
async function post(played: Conversation | undefined) {
  const user = played?.auth ? 'web:s3cret@' : '';
  const first = await startRawSmtp(played);
  if (!played) await first.close();
  const url = first.url.replace('//', `//${user}`);
  const { send, lines } = startFunction(url, { SMTP_FALLBACK_URL: second.url }, SHORT);
  const started = Date.now();
  const { status } = await send(jsonPost());
  const ms = Date.now() - started;
  await first.close().catch(() => undefined);
  return { status, lines, mails: first.mails, ms };
}

const idOf = (mail = '') => /^Message-ID: (.*)$/m.exec(mail)?.[1];

test('does not connect to the second mail server if the first accepts the mail', async () => {
  const { status, lines, mails } = await post({});
  expect(status).toBe(200);
  expect(mails).toHaveLength(1);
  expect(second.connections()).toBe(0);
  expect(lines).toEqual([]);
});

const SIGN_IN = { ehlo: '250 AUTH PLAIN' };

test.each<[string, Conversation | undefined, string, (number | 'none')?]>([
  ['is not there', undefined, 'ESOCKET'],
  ['never greets', { greeting: hang }, 'ETIMEDOUT'],
  ['greets with 554', { greeting: '554 no service' }, 'EPROTOCOL', 554],
  ['greets with 250', { greeting: '250 hello' }, 'EPROTOCOL', 250],
  ['greets with 421', { greeting: '421 too busy' }, 'EPROTOCOL', 421],
  ['talks garbage', { greeting: '\0\u0007<html>no</html>' }, 'EPROTOCOL'],
  ['drips its greeting for ever', { greeting: drip }, 'ETIMEDOUT'],
  ['hangs at EHLO', { ehlo: hang }, 'EABORT'],
  ['offers no sign-in', { auth: '502 unknown' }, 'EAUTH', 502],
  ['refuses the password', { ...SIGN_IN, auth: '535 s3cret is wrong' }, 'EAUTH', 535],
  ['refuses the sender for now', { mail: '451 ada@example.org later' }, 'EENVELOPE', 451],
  ['refuses the recipient for now', { rcpt: '450 later' }, 'EENVELOPE', 450],
  ['refuses the recipient for good', { rcpt: '550 nobody here' }, 'EENVELOPE', 550],
  ['refuses DATA for now', { data: '451 later' }, 'EENVELOPE', 451],
  ['refuses DATA for good', { data: '552 full' }, 'EENVELOPE', 552],
  ['refuses what it has read', { end: '552 We need a website. Too large' }, 'EMESSAGE', 552],
  ['answers the final dot with garbage', { end: 'Success' }, 'EMESSAGE'],
  ['hangs after the final dot', { end: hang }, 'EABORT'],
  ['drips its last answer for ever', { end: drip }, 'EABORT'],
  ['drops the connection in the mail', { content: drop }, 'ECONNECTION'],
  ['drops the connection after the final dot', { end: drop }, 'ECONNECTION'],
])(
  'sends the mail by the second server if the first %s',
  async (_, played, code, response = 'none') => {
    const { status, lines, mails, ms } = await post(played);
    expect(status).toBe(200);
    expect(second.mails).toHaveLength(1);
    expect(lines).toEqual([`Mail sent by the second server: code ${code}, response ${response}`]);
    for (const mail of mails) expect(idOf(mail)).toBe(idOf(second.mails[0]));
    expect(ms).toBeLessThan(SHORT.total);
  },
);

test('gives both servers the same time', async () => {
  second.behave({
    end: (socket) => void setTimeout(() => socket.write('250 accepted\r\n'), 300),
  });
  expect((await post({ ehlo: hang })).status).toBe(200);
});

test('logs both codes if both servers fail, within the total time', async () => {
  second.behave({ end: hang });
  const { status, lines, ms } = await post({ end: hang });
  expect(status).toBe(502);
  expect(lines).toEqual([
    'Mail not sent: code EABORT, response none; second server: code EABORT, response none',
  ]);
  expect(ms).toBeGreaterThan(SHORT.whole);
  expect(ms).toBeLessThan(SHORT.total + 300);
});

test('sends other enquiries while the mail server hangs for one', async () => {
  let waiting = true;
  second.behave({
    greeting: (socket) => {
      if (!waiting) socket.write('220 mail.example\r\n');
      waiting = false;
    },
  });
  const { send } = startFunction(second.url, {}, SHORT);
  const ends: (number | undefined)[] = [];
  const from = async (name: string) =>
    ends.push((await send(jsonPost({ ...PAYLOAD, name }))).status);
  const hanging = from('Ada');
  while (second.connections() === 0) await new Promise((resolve) => setImmediate(resolve));
  await Promise.all(['Bo', 'Cy'].map(from));
  await hanging;
  expect(ends).toEqual([200, 200, 502]);
});
