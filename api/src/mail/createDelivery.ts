import type { SendMailOptions } from 'nodemailer/lib/mailer';
import type { Log } from '../log';
import type { Settings } from '../settings/readSettings';
import { MAIL_TIMEOUTS, type SmtpError } from './createMailer';
import { createMailers } from './createMailers';

// Alerts search the log for these texts (docs/mail.md).
const SENT_BY_SECOND = 'Mail sent by the second server';
const NOT_SENT = 'Mail not sent';

/**
 * Enhanced status (RFC 3463) at the start of a server's reply: `5.2.252` in
 * `554 5.2.252 Send as denied`. The end of the pattern keeps it from matching
 * in an IP address: there is no status in `554 5.2.25.2 is blocked`.
 */
const ENHANCED_STATUS = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})(?![\w.])/;

/**
 * Returns codes for the log, such as `code EMESSAGE, response 554 5.2.252`.
 * Leaves out the words of the mail server, which may quote the visitor.
 */
function describeFailure({
  code = 'none',
  responseCode,
  response,
}: SmtpError): string {
  const [, status] = ENHANCED_STATUS.exec(response ?? '') ?? [];
  const codes = [responseCode ?? 'none', status].filter(Boolean);

  return `code ${code}, response ${codes.join(' ')}`;
}

/**
 * Creates a function that sends a mail by the first server or, if that fails,
 * by the second. If only the first server's last reply is lost, both deliver
 * the mail.
 */
export function createDelivery(
  settings: Pick<Settings, 'smtpServers' | 'site'>,
  timeouts = MAIL_TIMEOUTS,
) {
  const mailers = createMailers(settings, timeouts);

  /** @returns whether a server has accepted the mail */
  return async (mail: SendMailOptions, log: Log): Promise<boolean> => {
    const startedAt = Date.now();
    const failures: string[] = [];

    for (const [index, mailer] of mailers.entries()) {
      // Each server gets an equal share of the time that is left, in whole ms
      // for AbortSignal.timeout.
      const leftMs = startedAt + timeouts.total - Date.now();
      const shareMs = Math.floor(leftMs / (mailers.length - index));

      const failure = await mailer
        .send(mail, shareMs)
        .then(() => undefined)
        .catch(describeFailure);

      if (failure === undefined) {
        if (index > 0) log.warn(`${SENT_BY_SECOND}: ${failures[0]}`);

        return true;
      }

      failures.push(failure);
    }

    log.error(`${NOT_SENT}: ${failures.join('; second server: ')}`);

    return false;
  };
}
