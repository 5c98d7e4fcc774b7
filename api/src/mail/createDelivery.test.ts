import { serverForEachTest } from '../../../testing/serverForEachTest';
import {
  acceptAfter,
  drip,
  drop,
  hang,
  messageIdOf,
  OFFERS_SIGN_IN,
  startRawSmtp,
  type Conversation,
} from '../../../testing/rawSmtp';
import { jsonPost } from '../../../testing/requests';
import { startFunction } from '../../../testing/startFunction';

/**
 * The total is odd, so that delivery must round half of it: AbortSignal.timeout
 * refuses fractions.
 */
const SHORT_TIMEOUTS = {
  dns: 250,
  connection: 400,
  greeting: 400,
  perServer: 1600,
  total: 1801,
};

const secondServer = serverForEachTest(startRawSmtp);

/**
 * Sends an enquiry to a function with two mail servers. @param conversation of
 * the first one; undefined if it is down
 */
async function sendEnquiry(conversation: Conversation | undefined) {
  const first = await startRawSmtp(conversation);

  if (!conversation) await first.close();
  const url = conversation?.auth
    ? first.url.replace('//', '//web:s3cret@')
    : first.url;
  const env = { SMTP_FALLBACK_URL: secondServer.url };
  const { send, logLines } = startFunction(url, env, SHORT_TIMEOUTS);
  const started = Date.now();
  const { status } = await send(jsonPost());
  const ms = Date.now() - started;

  await first.close();

  return { status, logLines, firstMails: first.mails, ms };
}

test('does not connect to the second mail server if the first accepts the mail', async () => {
  expect(await sendEnquiry({})).toMatchObject({ status: 200, logLines: [] });
  expect(secondServer.connectionCount()).toBe(0);
});

// Some replies quote the password or the enquiry, which the log must not
// contain.
const SEND_AS_DENIED =
  '554 5.2.252 SendAsDenied; web@bobbin.example not allowed to send as website@bobbin.example';

const FAILURES: [string, Conversation | undefined, string, string?][] = [
  ['is down', undefined, 'ESOCKET'],
  ['never greets', { greeting: hang }, 'ETIMEDOUT'],
  ['greets with 554', { greeting: '554 no service' }, 'EPROTOCOL', '554'],
  ['talks garbage', { greeting: '\0\u0007<html>no</html>' }, 'EPROTOCOL'],
  ['sends a greeting without end', { greeting: drip }, 'ETIMEDOUT'],
  ['hangs at EHLO', { ehlo: hang }, 'EABORT'],
  ['offers no sign-in', { auth: '502 unknown' }, 'EAUTH', '502'],
  [
    'refuses the password',
    { ...OFFERS_SIGN_IN, auth: '535 s3cret is wrong' },
    'EAUTH',
    '535',
  ],
  [
    'refuses the sender for now',
    { mail: '451 ada@example.org later' },
    'EENVELOPE',
    '451',
  ],
  [
    'refuses the recipient for good',
    { rcpt: '550 nobody here' },
    'EENVELOPE',
    '550',
  ],
  [
    'refuses the whole mail',
    { end: '552 We need a website. Too large' },
    'EMESSAGE',
    '552',
  ],
  ['answers the final dot with garbage', { end: 'Success' }, 'EMESSAGE'],
  ['hangs after the final dot', { end: hang }, 'EABORT'],
  ['sends a last reply without end', { end: drip }, 'EABORT'],
  ['drops the connection in the mail', { content: drop }, 'ECONNECTION'],
  ['drops the connection after the final dot', { end: drop }, 'ECONNECTION'],
  [
    'does not let the account send as MAIL_FROM',
    { end: SEND_AS_DENIED },
    'EMESSAGE',
    '554 5.2.252',
  ],
  [
    'says so in several lines',
    { end: '550-5.7.60 Not\r\n550 5.7.60 you' },
    'EMESSAGE',
    '550 5.7.60',
  ],
  [
    'has too many connections',
    { end: '432 4.3.2 Too many' },
    'EMESSAGE',
    '432 4.3.2',
  ],
  [
    'needs another way to sign in',
    { ...OFFERS_SIGN_IN, auth: '550 5.7.30 No' },
    'EAUTH',
    '550 5.7.30',
  ],
  [
    'has a status without words',
    { rcpt: '550 5.1.1' },
    'EENVELOPE',
    '550 5.1.1',
  ],
  [
    'starts its words like a status',
    { end: '550 5.1.1s3cret' },
    'EMESSAGE',
    '550',
  ],
  [
    'quotes numbers of the enquiry',
    { end: '550 44.20.7946 5.1.1' },
    'EMESSAGE',
    '550',
  ],
];

test.each(FAILURES)(
  'uses the second server if the first %s, and logs the codes',
  async (_, conversation, code, response = 'none') => {
    const { status, logLines, ms } = await sendEnquiry(conversation);

    expect(status).toBe(200);
    expect(secondServer.mails).toHaveLength(1);
    expect(logLines).toEqual([
      `Mail sent by the second server: code ${code}, response ${response}`,
    ]);
    expect(ms).toBeLessThan(SHORT_TIMEOUTS.total);
  },
);

test('sends the second server the mail with the same Message-ID', async () => {
  // The first one has got the whole mail.
  const { firstMails } = await sendEnquiry({ end: drop });
  const [id] = firstMails.map(messageIdOf);

  expect(id).toBeDefined();
  expect(secondServer.mails.map(messageIdOf)).toEqual([id]);
});

test.each([
  ['https://bobbin.example', 'EHLO bobbin.example'],
  ['https://www.bücher.example', 'EHLO www.xn--bcher-kva.example'],
])(
  'greets a mail server with the name of the site %s',
  async (SITE_URL, greeting) => {
    const { send } = startFunction(secondServer.url, { SITE_URL });

    await send(jsonPost());
    expect(secondServer.commandLines[0]).toBe(greeting);
  },
);

test.each(['http://localhost:4280', 'https://127.0.0.1', 'https://[::1]'])(
  'greets no mail server with the host of %s, which many refuse',
  async (SITE_URL) => {
    const { send } = startFunction(secondServer.url, { SITE_URL });

    await send(jsonPost());
    const { hostname } = new URL(SITE_URL);

    expect(secondServer.commandLines[0]).not.toBe(`EHLO ${hostname}`);
  },
);

test('does not let a first server that hangs take the whole of `perServer`', async () => {
  // If it did, the second server would have less time than this.
  const acceptMs = SHORT_TIMEOUTS.total - SHORT_TIMEOUTS.perServer + 100;

  secondServer.setConversation({ end: acceptAfter(acceptMs) });
  expect((await sendEnquiry({ ehlo: hang })).status).toBe(200);
});

test('logs the codes of both servers if both fail', async () => {
  secondServer.setConversation({ mail: '451 later' });

  const { status, logLines } = await sendEnquiry({ rcpt: '550 nobody here' });

  expect(status).toBe(502);
  expect(logLines).toEqual([
    'Mail not sent: code EENVELOPE, response 550; second server: code EENVELOPE, response 451',
  ]);
});

test('gives both servers together the total time', async () => {
  secondServer.setConversation({ end: hang });

  const { status, ms } = await sendEnquiry({ end: hang });

  expect(status).toBe(502);
  // So `total` ended it, not `perServer`.
  expect(ms).toBeGreaterThan(SHORT_TIMEOUTS.perServer);
  // A slow machine may need 300 ms more.
  expect(ms).toBeLessThan(SHORT_TIMEOUTS.total + 300);
});

test('sends other enquiries while the mail server hangs for one', async () => {
  const server = await startRawSmtp({ greeting: hang });
  const { send } = startFunction(server.url, {}, SHORT_TIMEOUTS);
  const statuses: unknown[] = [];
  const post = async () => statuses.push((await send(jsonPost())).status);
  const hanging = post();

  while (server.connectionCount() === 0)
    await new Promise((resolve) => setImmediate(resolve));
  server.setConversation({}); // For later connections; the first one hangs.
  await Promise.all([post(), post()]);
  await hanging;
  await server.close();
  expect(statuses).toEqual([200, 200, 502]);
});
