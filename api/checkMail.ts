import path from 'node:path';
import { readSiteWords } from './readSiteWords';
import { createMailer, type MailLimits } from './src/mail/mailer';
import type { SmtpServer } from './src/mail/smtpUrl';
import { readSettings } from './src/settings';

const ROOT = path.join(__dirname, '..');

/** What to look at, for the codes of the mailer that name a cause. */
const CAUSES: Record<string, string> = {
  EDNS: 'its name is not known',
  ECONNECTION: 'it closed the connection',
  ESOCKET: 'nothing listens there, or its certificate is not trusted',
  EPROTOCOL: 'it does not talk as a mail server does, or refuses to',
  ETIMEDOUT: 'it does not answer in time',
  ETLS: 'it offers no TLS',
  EAUTH: 'it refuses the user or the password',
};

/** @returns one sentence about a server, and whether it can be used */
async function checkServer(
  server: SmtpServer,
  limits?: MailLimits,
): Promise<{ ok: boolean; sentence: string }> {
  const { host, port, auth, secure, requireTls } = server;
  try {
    await createMailer(server, limits).verify();
    const tls = secure || requireTls ? ' over TLS' : '';
    const signedIn = auth ? ' and accepts the user and password' : '';
    return { ok: true, sentence: `The mail server ${host}:${port} answers${tls}${signedIn}.` };
  } catch (error) {
    const { code = 'no code', message } = error as Error & { code?: string };
    const cause = CAUSES[code] ?? 'it failed';
    const detail = `${code}, ${message.replace(/\s+/g, ' ').trim()}`;
    return {
      ok: false,
      sentence: `The mail server ${host}:${port} can't be used: ${cause} (${detail}).`,
    };
  }
}

/**
 * Connects to each mail server with the real settings, does TLS and AUTH, and sends nothing.
 * @returns a sentence for each on a line of its own, and whether all is well
 */
export async function checkMail(
  env: NodeJS.ProcessEnv,
  limits?: MailLimits,
): Promise<{ ok: boolean; sentence: string }> {
  let settings;
  try {
    settings = readSettings(readSiteWords(ROOT), env);
  } catch (error) {
    return { ok: false, sentence: (error as Error).message };
  }
  const checks = await Promise.all(
    settings.smtpServers.map((server) => checkServer(server, limits)),
  );
  return {
    ok: checks.every(({ ok }) => ok),
    sentence: checks.map(({ sentence }) => sentence).join('\n'),
  };
}
