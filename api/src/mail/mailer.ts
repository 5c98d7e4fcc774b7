import { createTransport } from 'nodemailer';
import type { SendMailOptions } from 'nodemailer/lib/mailer';
import type { SmtpServer } from './smtpUrl';

/** How long each step may take, in milliseconds. */
export interface MailLimits {
  dns: number;
  connection: number;
  greeting: number;
  socket: number;
  whole: number;
}

/** The function must answer within 30 s, also where body and bot check have taken all of their time before. */
export const MAIL_LIMITS: MailLimits = {
  dns: 5_000,
  connection: 8_000,
  greeting: 8_000,
  socket: 12_000,
  whole: 20_000,
};

export interface Mailer {
  /** Resolves when the mail server has accepted the mail; rejects with the mailer's error otherwise. */
  send: (mail: SendMailOptions) => Promise<void>;
  /** Connects, does TLS and AUTH, and sends nothing. */
  verify: () => Promise<void>;
}

/**
 * A mailer with one connection per mail: at a few enquiries a day a pooled connection would always be cold, and
 * finding out that its other end is gone takes seconds.
 */
export function createMailer(server: SmtpServer, limits: MailLimits = MAIL_LIMITS): Mailer {
  const transport = createTransport({
    host: server.host,
    port: server.port,
    secure: server.secure,
    requireTLS: server.requireTls,
    tls: { minVersion: 'TLSv1.2' },
    auth: server.auth,
    // Without it a server that offers no AUTH would be given the mail unauthenticated.
    forceAuth: server.auth !== undefined,
    dnsTimeout: limits.dns,
    connectionTimeout: limits.connection,
    greetingTimeout: limits.greeting,
    socketTimeout: limits.socket,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    // A server that drips its answer resets every other limit; only the signal stops it.
    send: async (mail) => {
      await transport.sendMail({ ...mail, signal: AbortSignal.timeout(limits.whole) });
    },
    verify: async () => {
      const late = new Promise<never>((_, reject) => {
        const error = Object.assign(new Error('No answer in time'), { code: 'ETIMEDOUT' });
        setTimeout(() => reject(error), limits.whole).unref();
      });
      await Promise.race([transport.verify(), late]);
    },
  };
}
