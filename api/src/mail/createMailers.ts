import type { Settings } from '../settings/readSettings';
import { createMailer, type MailTimeouts } from './createMailer';

/**
 * The last part of a domain: a dot, and then a letter, such as `.example`.
 * `localhost` has no dot. In an IPv4 address a digit follows the dot.
 */
const TOP_LEVEL_DOMAIN = /\.\p{L}[^.]*$/u;

/**
 * Returns the name under which the site greets mail servers: its host name, or
 * undefined for localhost and IP addresses. Without a name, nodemailer greets
 * with the name of the machine or `[127.0.0.1]`, which Google's relay refuses
 * (421 4.7.0).
 */
const clientNameOf = ({ hostname }: Settings['site']): string | undefined =>
  TOP_LEVEL_DOMAIN.test(hostname) ? hostname : undefined;

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
