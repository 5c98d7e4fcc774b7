import path from 'node:path';
import { readSiteWords } from './build';
import { createMailer, type MailTimeouts } from './src/mail/mailer';
import type { SmtpServer } from './src/mail/smtpUrl';
import { readSettings } from './src/settings';

/** The cause of each of nodemailer's error codes. `it` is the mail server. */
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
  const tls = server.secure || server.requireTLS ? ' over TLS' : '';
  const signedIn = server.auth ? ' and accepts the user and password' : '';
  return { works: true, line: `${name} answers${tls}${signedIn}.` };
}

/** Signs in at each mail server, but sends nothing. @returns a line for each. @throws these lines if a server can't be used */
export async function checkMail(env: NodeJS.ProcessEnv, timeouts?: MailTimeouts): Promise<string> {
  const { smtpServers } = readSettings(readSiteWords(path.join(__dirname, '..')), env);
  const checks = await Promise.all(smtpServers.map((server) => checkServer(server, timeouts)));
  const report = checks.map(({ line }) => line).join('\n');
  if (!checks.every(({ works }) => works)) throw new Error(report);
  return report;
}
