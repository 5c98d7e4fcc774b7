import type { Settings } from '../settings/readSettings';
import { createMailer, type MailTimeouts } from './createMailer';

/**
 * Returns the name under which the site greets mail servers: its host name, or
 * undefined for localhost and IP addresses. nodemailer's default is the name of
 * the machine or `[127.0.0.1]`, which Google's relay refuses (421 4.7.0).
 */
const clientNameOf = ({ hostname }: Settings['site']): string | undefined =>
  /\.\p{L}[^.]*$/u.test(hostname) ? hostname : undefined;

/** Creates a mailer for each mail server of the settings. */
export function createMailers(
  { smtpServers, site }: Pick<Settings, 'smtpServers' | 'site'>,
  timeouts?: MailTimeouts,
) {
  const clientName = clientNameOf(site);

  return smtpServers.map((server) =>
    createMailer(server, timeouts, clientName),
  );
}
