import type { SendMailOptions } from 'nodemailer/lib/mailer';
import type { Log } from '../log';
import { createMailer, MAIL_TIMEOUTS } from './mailer';
import type { SmtpServer } from './smtpUrl';

// The log gets codes only: the error's message quotes the mail server, which may quote the visitor.
function formatCodes(error: unknown): string {
  const { code = 'none', responseCode = 'none' }: Record<string, unknown> = Object(error);
  return `code ${String(code)}, response ${String(responseCode)}`;
}

/** If the first server's reply is lost, the second sends the mail again: two with the same Message-ID are better than none. */
export function createDelivery(servers: SmtpServer[], timeouts = MAIL_TIMEOUTS) {
  const mailers = servers.map((server) => createMailer(server, timeouts));
  /** @returns whether a server has accepted the mail */
  return async (mail: SendMailOptions, log: Log): Promise<boolean> => {
    const started = Date.now();
    const failures: string[] = [];
    for (const [index, mailer] of mailers.entries()) {
      // Each server gets an equal share of the time that is left.
      const leftMs = started + timeouts.total - Date.now();
      try {
        await mailer.send(mail, Math.floor(leftMs / (mailers.length - index)));
        // Alerts search the log for the first words of this line and of `Mail not sent` (docs/mail.md).
        if (index > 0) log.warn(`Mail sent by the second server: ${failures[0]}`);
        return true;
      } catch (error) {
        failures.push(formatCodes(error));
      }
    }
    log.error(`Mail not sent: ${failures.join('; second server: ')}`);
    return false;
  };
}
