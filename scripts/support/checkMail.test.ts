import { runCommand } from './runCommand';
import { checkMail } from './checkMail';
import { environment } from '../../testing/environment';
import {
  drip,
  drop,
  hang,
  OFFERS_SIGN_IN,
  startRawSmtp,
  type Conversation,
} from '../../testing/rawSmtp';

/**
 * In milliseconds, for servers that never answer. Where a server answers, a
 * busy machine may take longer.
 */
const SHORT_TIMEOUTS = {
  dns: 200,
  connection: 200,
  greeting: 200,
  perServer: 600,
  total: 600,
};

interface CheckOptions {
  withTls?: boolean;
  timeouts?: typeof SHORT_TIMEOUTS;
}

/**
 * Checks one or two mail servers. `text` is the report or the error, with
 * `mail` in place of each server's host and port.
 */
async function check(
  conversations: Conversation[],
  { withTls = false, timeouts }: CheckOptions = {},
) {
  const servers = await Promise.all(
    conversations.map((steps) => startRawSmtp(steps, withTls)),
  );
  const urls = servers.map(({ url }) => url.replace('//', '//web:s3cret@'));
  const [SMTP_URL = '', SMTP_FALLBACK_URL = ''] = urls;
  const checked = checkMail(
    environment(SMTP_URL, { SMTP_FALLBACK_URL }),
    timeouts,
  );
  const text = await checked.catch(String);

  for (const server of servers) await server.close();
  const mails = servers.flatMap((server) => server.mails);

  return { text: text.replace(/127\.0\.0\.1:\d+/g, 'mail'), mails };
}

const UNKNOWN = expect.stringMatching(
  /^No mail was sent, .* website@bobbin\.example \(MAIL_FROM\)\./,
);

const WORKS = 'The mail server mail answers and accepts the user and password.';

test('says that a mail server answers and accepts user and password', async () => {
  const { text } = await check([OFFERS_SIGN_IN]);
  const [line] = text.split('\n');

  expect(line).toBe(WORKS);
});

test('says what only a mail can show', async () => {
  const { text } = await check([OFFERS_SIGN_IN]);
  const [, ...otherLines] = text.split('\n');

  expect(otherLines).toEqual([UNKNOWN]);
});

test('sends no mail', async () => {
  const { mails } = await check([OFFERS_SIGN_IN]);

  expect(mails).toEqual([]);
});

const checkUrl = (url: string, timeouts?: typeof SHORT_TIMEOUTS) =>
  checkMail(environment(url), timeouts).catch(String);

test('says to write smtp:// for a server that starts without TLS', async () => {
  const server = await startRawSmtp();
  const report = await checkUrl(`smtps://127.0.0.1:${server.port}`);

  await server.close();
  expect(report).toContain(
    'starts without TLS; write smtp:// instead of smtps:// (ESOCKET',
  );
});

test('says that port 465 needs smtps:// for a server that starts with TLS', async () => {
  const server = await startRawSmtp({}, true);
  const report = await checkUrl(
    `smtp://127.0.0.1:${server.port}`,
    SHORT_TIMEOUTS,
  );

  await server.close();
  expect(report).toContain(
    'does not answer in time; port 465 needs smtps:// (ETIMEDOUT',
  );
});

const UNTRUSTED =
  'nothing listens there, or its certificate is not trusted (ESOCKET, self-signed';

test.each<[string, string, Conversation, CheckOptions?]>([
  [
    'no greeting comes',
    'it does not answer in time',
    { greeting: hang },
    { timeouts: SHORT_TIMEOUTS },
  ],
  [
    'a reply never ends',
    'it does not answer in time',
    { ehlo: drip },
    { timeouts: SHORT_TIMEOUTS },
  ],
  ['the connection ends', 'it closed the connection', { ehlo: drop }],
  [
    'the greeting is 554',
    'it does not speak SMTP, or refuses connections',
    { greeting: '554 no' },
  ],
  [
    'AUTH fails',
    'it refuses the user or the password',
    { ...OFFERS_SIGN_IN, auth: '535 no' },
  ],
  ['the certificate is self-signed', UNTRUSTED, {}, { withTls: true }],
])(
  'prints one line with the cause, and no password, if %s',
  async (_, cause, steps, options = {}) => {
    // Without the default, jest would pass `done` as `options`.
    const { text } = await check([steps], options);

    expect(text).toContain(
      `Error: The mail server mail can't be used: ${cause}`,
    );
    expect(text).not.toMatch(/s3cret|\n/);
  },
);

test('checks both mail servers, and fails if one can not be used', async () => {
  const { text } = await check([OFFERS_SIGN_IN, { greeting: '554 no' }]);

  expect(text.split('\n')).toEqual([
    expect.stringContaining('The mail server mail answers'),
    expect.stringContaining("The mail server mail can't be used"),
  ]);
});

const runCheckMail = (env: NodeJS.ProcessEnv) =>
  runCommand(process.execPath, ['--import', 'tsx', 'scripts/checkMail.ts'], {
    env,
  });

test('npm run check:mail prints the result', async () => {
  const server = await startRawSmtp();
  const { code, output } = await runCheckMail(environment(server.url));

  await server.close();
  expect(code).toBe(0);

  const [works, unknown] = output.split('\n');

  expect(works).toBe(`The mail server 127.0.0.1:${server.port} answers.`);
  expect(unknown).toEqual(UNKNOWN);
});

test('npm run check:mail exits with 1 and names missing settings', async () => {
  // Empty variables override the developer's api/local.settings.json.
  const result = await runCheckMail({
    SMTP_URL: '',
    MAIL_FROM: '',
    SITE_URL: '',
  });
  const mistakes = expect.stringMatching(
    /^Wrong settings: .*SMTP_URL.*MAIL_FROM.*SITE_URL.*\.\n$/,
  );

  expect(result).toEqual({ code: 1, output: mistakes });
});
