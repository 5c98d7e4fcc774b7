import type { SendMailOptions } from 'nodemailer/lib/mailer';
import type { Log } from '../log';
import { createMailer, MAIL_LIMITS } from './mailer';
import type { SmtpServer } from './smtpUrl';

// The error's own words quote the mail server, which may quote the visitor.
function codes(error: unknown): string {
  const { code = 'none', responseCode = 'none' }: Record<string, unknown> = Object(error);
  return `code ${String(code)}, response ${String(responseCode)}`;
}

/**
 * Sends mails, each by the first server that takes it. Where it is not certain whether one has, the next gets it too: a
 * mail that is there twice under one Message-ID is better than none. Why servers have failed is logged in a line that
 * starts the same each time, for an alert to look for.
 */
export function createDelivery(servers: SmtpServer[], limits = MAIL_LIMITS) {
  const mailers = servers.map((server) => createMailer(server, limits));
  /** @returns whether a server has taken the mail */
  return async (mail: SendMailOptions, log: Log): Promise<boolean> => {
    const started = Date.now();
    const failures: string[] = [];
    for (const [index, mailer] of mailers.entries()) {
      // Each server gets an even share of the time that the ones before it have left.
      const leftMs = started + limits.total - Date.now();
      try {
        await mailer.send(mail, Math.floor(leftMs / (mailers.length - index)));
        for (const failure of failures) log.warn(`Mail sent by the second server: ${failure}`);
        return true;
      } catch (error) {
        failures.push(codes(error));
      }
    }
    log.error(`Mail not sent: ${failures.join('; second server: ')}`);
    return false;
  };
}
