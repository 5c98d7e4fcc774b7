import type { SendMailOptions } from 'nodemailer/lib/mailer';
import { createMailer, MAIL_LIMITS, type MailLimits } from './mailer';
import type { SmtpServer } from './smtpUrl';

/**
 * Sends a mail by the first server that takes it. Where it is not certain whether one has, the next gets it too: a mail
 * that is there twice under one Message-ID is better than none.
 * @returns whether one has, and the errors of the servers that have not
 */
export type Deliver = (mail: SendMailOptions) => Promise<{ sent: boolean; errors: unknown[] }>;

/** Each server gets an even share of the time that the ones before it have left. */
export function createDelivery(servers: SmtpServer[], limits: MailLimits = MAIL_LIMITS): Deliver {
  const mailers = servers.map((server) => createMailer(server, limits));
  return async (mail) => {
    const started = Date.now();
    const errors: unknown[] = [];
    for (const [index, mailer] of mailers.entries()) {
      const leftMs = started + limits.total - Date.now();
      try {
        await mailer.send(mail, Math.floor(leftMs / (mailers.length - index)));
        return { sent: true, errors };
      } catch (error) {
        errors.push(error);
      }
    }
    return { sent: false, errors };
  };
}
