import { setTimeout } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { SendMailOptions } from 'nodemailer/lib/mailer';
import type { SmtpServer } from './smtpUrl';

/** Timeouts in milliseconds. With the bot check's timeout, they must stay below the function's 30 s. */
export const MAIL_TIMEOUTS = {
  /** One of two DNS lookups. */
  dns: 3_000,
  connection: 8_000,
  greeting: 8_000,
  /** One server, from the DNS lookup to its last reply. */
  whole: 20_000,
  /** All servers together. */
  total: 22_000,
};
export type MailTimeouts = typeof MAIL_TIMEOUTS;

/** Retries after a failed DNS lookup: one lost packet is enough for it to fail, and nothing has been sent. */
const retryLookup = <Result>(connect: () => Promise<Result>): Promise<Result> =>
  connect().catch((error: unknown) => {
    if (Object(error).code === 'EDNS') return connect();
    throw error;
  });

/**
 * Creates a mailer that opens a connection for each mail. With a few enquiries a day, a pooled connection would be dead, and
 * it takes seconds to notice.
 */
export function createMailer(server: SmtpServer, timeouts = MAIL_TIMEOUTS) {
  const transport = createTransport({
    ...server,
    // Explicit, because NODE_TLS_REJECT_UNAUTHORIZED changes the default.
    tls: { minVersion: 'TLSv1.2', rejectUnauthorized: true },
    // Otherwise nodemailer sends without signing in if the server offers no AUTH.
    forceAuth: server.auth !== undefined,
    dnsTimeout: timeouts.dns,
    connectionTimeout: timeouts.connection,
    greetingTimeout: timeouts.greeting,
    // A server may scan a mail for a long time before it accepts it.
    socketTimeout: timeouts.whole,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    /**
     * Resolves when the mail server has accepted the mail. Rejects with nodemailer's error otherwise.
     * @param timeoutMs at most `timeouts.whole`
     */
    send: async (mail: SendMailOptions, timeoutMs = timeouts.whole): Promise<void> => {
      // A server that sends a byte now and then resets all other timeouts.
      const signal = AbortSignal.timeout(Math.min(timeoutMs, timeouts.whole));
      await retryLookup(() => transport.sendMail({ ...mail, signal }));
    },
    /** Connects and signs in, and sends nothing. */
    verify: async (): Promise<void> => {
      // nodemailer's verify() takes no signal.
      const timeout = setTimeout(timeouts.whole, false, { ref: false });
      if (!(await Promise.race([retryLookup(() => transport.verify()), timeout])))
        throw Object.assign(new Error('No answer in time'), { code: 'ETIMEDOUT' });
    },
  };
}
