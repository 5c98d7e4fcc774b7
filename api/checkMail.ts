import path from 'node:path';
import { readSiteWords } from './build';
import { createMailer, type MailTimeouts } from './src/mail/mailer';
import type { SmtpServer } from './src/mail/smtpUrl';
import { readSettings } from './src/settings';

/** Causes of nodemailer's error codes for a failed connection. `it` is the mail server. */
const CAUSES: Record<string, string> = {
  EDNS: 'its name is not known',
  ECONNECTION: 'it closed the connection',
  ESOCKET: 'nothing listens there, or its certificate is not trusted',
  EPROTOCOL: 'it does not speak SMTP, or refuses connections',
  ETIMEDOUT: 'it does not answer in time',
  ETLS: 'it offers no TLS',
  EAUTH: 'it refuses the user or the password',
};

async function checkServer(server: SmtpServer, timeouts?: MailTimeouts) {
  const name = `The mail server ${server.host}:${server.port}`;
  try {
    await createMailer(server, timeouts).verify();
  } catch (error) {
    const { code = 'no code', message } = error as Error & { code?: string };
    const detail = `${code}, ${message.replace(/\s+/g, ' ').trim()}`;
    const line = `${name} can't be used: ${CAUSES[code] ?? 'it failed'} (${detail}).`;
    return { works: false, line };
  }
  const overTls = server.secure || server.requireTLS ? ' over TLS' : '';
  const andSignIn = server.auth ? ' and accepts the user and password' : '';
  return { works: true, line: `${name} answers${overTls}${andSignIn}.` };
}

/**
 * Connects to each mail server of the settings and, if it has a user, signs in. Sends nothing.
 * @returns a line for each server. @throws these lines if one can't be used, or an error that names the wrong settings
 */
export async function checkMail(env: NodeJS.ProcessEnv, timeouts?: MailTimeouts): Promise<string> {
  const { smtpServers } = readSettings(readSiteWords(path.join(__dirname, '..')), env);
  const checks = await Promise.all(smtpServers.map((server) => checkServer(server, timeouts)));
  const report = checks.map(({ line }) => line).join('\n');
  if (!checks.every(({ works }) => works)) throw new Error(report);
  return report;
}
