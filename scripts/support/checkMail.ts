import path from 'node:path';
import { readSiteWords } from './building/readSiteWords';
import type { Mailer, MailTimeouts } from '../../api/src/mail/createMailer';
import { createMailers } from '../../api/src/mail/createMailers';
import { readSettings } from '../../api/src/settings/readSettings';

/**
 * An error of nodemailer. `originalCode` is Node's code for the same failure.
 */
type MailError = Error & { code?: string; originalCode?: string };

/**
 * The causes of a failed connection, by nodemailer's error code. In these
 * texts, `it` is the mail server.
 */
const CAUSES: Record<string, string> = {
  EDNS: 'its name is not known',
  ECONNECTION: 'it closed the connection',
  ESOCKET: 'nothing listens there, or its certificate is not trusted',
  EPROTOCOL: 'it does not speak SMTP, or refuses connections',
  ETIMEDOUT: 'it does not answer in time; port 465 needs smtps://',
  ETLS: 'it offers no TLS',
  EAUTH: 'it refuses the user or the password',
};

/** The cause if OpenSSL reports NO_TLS_ANSWER. */
const PORT_WITHOUT_TLS =
  'that port starts without TLS; write smtp:// instead of smtps://';

/** OpenSSL's error codes if the server's answer is not TLS. */
const NO_TLS_ANSWER = /^ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG)$/;

function causeOf({ code = '', originalCode = '' }: MailError): string {
  if (NO_TLS_ANSWER.test(originalCode)) return PORT_WITHOUT_TLS;

  return CAUSES[code] ?? 'it failed';
}

/** Describes a failure in one line: its cause and nodemailer's words. */
function describeFailure(error: MailError): string {
  const { code = 'no code', message } = error;
  const words = message.replace(/\s+/g, ' ').trim();

  return `can't be used: ${causeOf(error)} (${code}, ${words})`;
}

function describeSuccess({ secure, requireTLS, auth }: Mailer['server']) {
  const overTls = secure || requireTLS ? ' over TLS' : '';
  const andSignIn = auth ? ' and accepts the user and password' : '';

  return `answers${overTls}${andSignIn}`;
}

async function checkServer({ server, verify }: Mailer) {
  const failure = await verify()
    .then(() => undefined)
    .catch(describeFailure);

  const name = `The mail server ${server.host}:${server.port}`;
  const result = failure ?? describeSuccess(server);

  return { works: failure === undefined, line: `${name} ${result}.` };
}

/**
 * Returns sentences about what only sending a mail can show. A server such as
 * Microsoft 365 checks the sender's address only after it has received a mail.
 */
const whatIsUnknown = (mailFrom: string): string =>
  [
    'No mail was sent,',
    `so a server may still refuse mails from ${mailFrom} (MAIL_FROM).`,
    'To find out, send one enquiry with the form.',
    'If it fails, docs/mail.md explains the log line.',
  ].join(' ');

/**
 * Connects to each mail server of the settings and, if it has a user, signs in.
 * Sends nothing.
 * @returns a line for each server, and a line about what only a mail can show
 * @throws an error with the lines if a server can't be used, or one that names
 * the wrong settings
 */
export async function checkMail(
  env: NodeJS.ProcessEnv,
  timeouts?: MailTimeouts,
): Promise<string> {
  const siteWords = readSiteWords(path.join(__dirname, '../..'));
  const settings = readSettings(siteWords, env);

  const mailers = createMailers(settings, timeouts);
  const checks = await Promise.all(mailers.map(checkServer));
  const lines = checks.map(({ line }) => line);

  if (!checks.every(({ works }) => works)) throw new Error(lines.join('\n'));

  return [...lines, whatIsUnknown(settings.mailFrom)].join('\n');
}
