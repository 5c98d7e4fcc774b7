import { runCommand } from '../scripts/support/runCommand';
import { checkMail } from './checkMail';
import { environment } from '../testing/environment';
import {
  drip,
  drop,
  hang,
  OFFERS_SIGN_IN,
  startRawSmtp,
} from '../testing/rawSmtp';
import type { Conversation } from '../testing/rawSmtp';

const SHORT_TIMEOUTS = {
  dns: 200,
  connection: 200,
  greeting: 200,
  perServer: 600,
  total: 600,
}; // in ms

/**
 * Checks one or two mail servers. `text` is the report or the error, with
 * `mail` in place of each server's host and port.
 */
async function check(conversations: Conversation[], withTls = false) {
  const servers = await Promise.all(
    conversations.map((steps) => startRawSmtp(steps, withTls)),
  );
  const urls = servers.map(({ url }) => url.replace('//', '//web:s3cret@'));
  const [SMTP_URL = '', SMTP_FALLBACK_URL = ''] = urls;
  const checked = checkMail(
    environment(SMTP_URL, { SMTP_FALLBACK_URL }),
    SHORT_TIMEOUTS,
  );
  const text = await checked.catch(String);

  for (const server of servers) await server.close();
  const mails = servers.flatMap((server) => server.mails);

  return { text: text.replace(/127\.0\.0\.1:\d+/g, 'mail'), mails };
}

const UNKNOWN = expect.stringMatching(
  /^No mail was sent, .* website@bobbin\.example \(MAIL_FROM\)\./,
);

test('says that a mail server answers and accepts user and password, sends no mail, and says what only a mail can show', async () => {
  const { text, mails } = await check([OFFERS_SIGN_IN]);
  const works =
    'The mail server mail answers and accepts the user and password.';

  expect(text.split('\n')).toEqual([works, UNKNOWN]);
  expect(mails).toEqual([]);
});

test('says which scheme to write if a setting has the wrong one', async () => {
  const plain = await startRawSmtp();
  const withTls = await startRawSmtp({}, true);
  const checkUrl = (url: string) =>
    checkMail(environment(url), SHORT_TIMEOUTS).catch(String);
  const ofPlain = await checkUrl(`smtps://127.0.0.1:${plain.port}`);
  const ofTls = await checkUrl(`smtp://127.0.0.1:${withTls.port}`);

  await plain.close();
  await withTls.close();
  expect(ofPlain).toContain(
    'starts without TLS; write smtp:// instead of smtps:// (ESOCKET',
  );
  expect(ofTls).toContain(
    'does not answer in time; port 465 needs smtps:// (ETIMEDOUT',
  );
});

const UNTRUSTED =
  'nothing listens there, or its certificate is not trusted (ESOCKET, self-signed';

test.each<[string, string, Conversation, boolean?]>([
  ['no greeting comes', 'it does not answer in time', { greeting: hang }],
  ['a reply never ends', 'it does not answer in time', { ehlo: drip }],
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
  ['the certificate is self-signed', UNTRUSTED, {}, true],
])(
  'the one line has the cause, no password, if %s',
  async (_, cause, steps, withTls = false) => {
    // Without the default, jest would pass `done` as `withTls`.
    const { text } = await check([steps], withTls);

    expect(text).toContain(
      `Error: The mail server mail can't be used: ${cause}`,
    );
    expect(text).not.toMatch(/s3cret|\n/);
  },
);

test('checks both mail servers, and fails if one can not be used', async () => {
  const { text } = await check([OFFERS_SIGN_IN, { greeting: '554 no' }]);
  const firstLine = expect.stringContaining(
    'Error: The mail server mail answers',
  ); // `Error: ` is before all lines
  const secondLine = expect.stringContaining(
    "The mail server mail can't be used",
  );

  expect(text.split('\n')).toEqual([firstLine, secondLine]);
});

const runCheckMail = (env: NodeJS.ProcessEnv) =>
  runCommand(process.execPath, ['--import', 'tsx', 'scripts/checkMail.ts'], {
    env,
  });

test('npm run check:mail prints the result, and exits with 1 if settings are missing', async () => {
  const server = await startRawSmtp();
  const valid = await runCheckMail(
    environment(`smtp://127.0.0.1:${server.port}`),
  );

  await server.close();
  expect(valid.code).toBe(0);
  const [works, unknown] = valid.output.split('\n');

  expect(works).toBe(`The mail server 127.0.0.1:${server.port} answers.`);
  expect(unknown).toEqual(UNKNOWN);
  // Empty variables override the developer's api/local.settings.json.
  const invalid = await runCheckMail({
    SMTP_URL: '',
    MAIL_FROM: '',
    SITE_URL: '',
  });
  const mistakes = expect.stringMatching(
    /^Wrong settings: .*SMTP_URL.*MAIL_FROM.*SITE_URL.*\.\n$/,
  );

  expect(invalid).toEqual({ code: 1, output: mistakes });
});
