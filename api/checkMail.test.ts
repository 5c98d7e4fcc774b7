import { execFile } from 'node:child_process';
import path from 'node:path';
import { checkMail } from './checkMail';
import { certificate } from './testing/certificate';
import { environment } from './testing/dependencies';
import { drip, drop, hang, startRawSmtp, type Conversation } from './testing/rawSmtp';

const SHORT = { dns: 125, connection: 200, greeting: 200, whole: 600, total: 660 };
const SIGN_IN = { ehlo: '250-a\r\n250 AUTH PLAIN' };
const NO_SMTP = 'it does not speak SMTP, or refuses connections';

/** Checks one or two mail servers. @returns the text for the terminal, without ports, and the received mails */
async function check(
  played: Conversation,
  { user = '', tls }: { user?: string; tls?: { key: string; cert: string } } = {},
  second?: Conversation,
) {
  const servers = [await startRawSmtp(played, tls)];
  if (second) servers.push(await startRawSmtp(second));
  const urls = servers.map(({ port }) => `${tls ? 'smtps' : 'smtp'}://${user}localhost:${port}`);
  const [SMTP_URL = '', SMTP_FALLBACK_URL = ''] = urls;
  const checked = checkMail(environment(SMTP_URL, { SMTP_FALLBACK_URL }), SHORT);
  const [ended] = await Promise.allSettled([checked]);
  for (const server of servers) await server.close();
  const text = ended?.status === 'fulfilled' ? ended.value : `Error: ${ended?.reason.message}`;
  return {
    text: text.replace(/localhost:\d+/g, 'mail'),
    mails: servers.flatMap(({ mails }) => mails),
  };
}

test('says that a mail server accepts user and password, and sends no mail', async () => {
  const text = 'The mail server mail answers and accepts the user and password.';
  expect(await check(SIGN_IN, { user: 'web:s3cret@' })).toEqual({ text, mails: [] });
});

test.each<[string, Conversation, Parameters<typeof check>[1]?]>([
  ['it does not answer in time', { greeting: hang }],
  ['it does not answer in time', { ehlo: drip }],
  ['it closed the connection', { ehlo: drop }],
  [NO_SMTP, { greeting: 'hello' }],
  [NO_SMTP, { greeting: '554 no' }],
  ['it refuses the user or the password', { ...SIGN_IN, auth: '535 no' }, { user: 'web:s3cret@' }],
  [
    'nothing listens there, or its certificate is not trusted (ESOCKET, self-signed',
    {},
    { tls: certificate() },
  ],
])(
  'names the cause in one sentence without the password: %s',
  async (cause, played, options = {}) => {
    const { text } = await check(played, options);
    expect(text).toContain(`Error: The mail server mail can't be used: ${cause}`);
    expect(text).not.toMatch(/s3cret|\n/);
  },
);

test('checks both mail servers, and fails if one of them can not be used', async () => {
  const { text } = await check({}, {}, { greeting: '554 no' });
  const second = expect.stringContaining("The mail server mail can't be used");
  expect(text.split('\n')).toEqual(['Error: The mail server mail answers.', second]);
});

/** Runs the command as `npm run check:mail` does. */
const run = (env: NodeJS.ProcessEnv) =>
  new Promise<{ code: unknown; out: string }>((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', path.join(__dirname, '../scripts/checkMail.ts')],
      { env: { ...env, PATH: process.env.PATH } },
      (error, out, err) => resolve({ code: error?.code ?? 0, out: out + err }),
    );
  });

test('npm run check:mail prints the sentence and exits with 0 or 1', async () => {
  const server = await startRawSmtp();
  const well = await run(environment(`smtp://127.0.0.1:${server.port}`));
  await server.close();
  const out = `The mail server 127.0.0.1:${server.port} answers.\n`;
  expect(well).toEqual({ code: 0, out });
  const failed = await run({ NODE_ENV: 'production' });
  const wrong = expect.stringMatching(/^Wrong settings: .*SMTP_URL.*MAIL_FROM.*SITE_URL.*\.\n$/);
  expect(failed).toEqual({ code: 1, out: wrong });
});
