import { setTimeout } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { SendMailOptions } from 'nodemailer/lib/mailer';
import type { SmtpServer } from './smtpUrl';

/**
 * How long each step may take, in milliseconds. The function must answer within 30 s, also where body and bot check have
 * taken all of their time before.
 */
export const MAIL_LIMITS = {
  /** One of two tries to look the name up. */
  dns: 3_000,
  connection: 8_000,
  greeting: 8_000,
  /** One server, from the name to its last answer. */
  whole: 20_000,
  /** All servers together. */
  total: 22_000,
};
export type MailLimits = typeof MAIL_LIMITS;

/** A lookup of the server's name fails by one lost packet, before anything is sent: then it all is done once more. */
const lookedUpTwice = <Done>(act: () => Promise<Done>): Promise<Done> =>
  act().catch((error: unknown) => {
    if (Object(error).code === 'EDNS') return act();
    throw error;
  });

/**
 * A mailer with one connection per mail: at a few enquiries a day a pooled connection would always be cold, and
 * finding out that its other end is gone takes seconds.
 */
export function createMailer(server: SmtpServer, limits = MAIL_LIMITS) {
  const transport = createTransport({
    ...server,
    // Said here, so that no NODE_TLS_REJECT_UNAUTHORIZED of the environment can say otherwise.
    tls: { minVersion: 'TLSv1.2', rejectUnauthorized: true },
    // Without it a server that offers no AUTH would be given the mail unauthenticated.
    forceAuth: server.auth !== undefined,
    dnsTimeout: limits.dns,
    connectionTimeout: limits.connection,
    greetingTimeout: limits.greeting,
    // A server may look at a mail for long before it says that it has taken it.
    socketTimeout: limits.whole,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    /**
     * Resolves when the mail server has accepted the mail; rejects with the mailer's error otherwise.
     * @param withinMs milliseconds, where it is given less than the limit
     */
    send: async (mail: SendMailOptions, withinMs = limits.whole): Promise<void> => {
      // A server that drips its answer resets every other limit; only the signal stops it.
      const signal = AbortSignal.timeout(Math.min(withinMs, limits.whole));
      await lookedUpTwice(() => transport.sendMail({ ...mail, signal }));
    },
    /** Connects, does TLS and AUTH, and sends nothing. */
    verify: async (): Promise<void> => {
      const late = setTimeout(limits.whole, false, { ref: false });
      if (!(await Promise.race([lookedUpTwice(() => transport.verify()), late])))
        throw Object.assign(new Error('No answer in time'), { code: 'ETIMEDOUT' });
    },
  };
}
