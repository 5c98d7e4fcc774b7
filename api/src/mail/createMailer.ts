import { setTimeout as delay } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { SendMailOptions } from 'nodemailer/lib/mailer';
import type { SmtpServer } from './readSmtpUrl';

/**
 * In milliseconds. The sum of `total` and the bot check's timeout must stay
 * below 30 s (docs/requirements.md 25).
 */
export const MAIL_TIMEOUTS = {
  dns: 3_000,
  connection: 8_000,
  greeting: 8_000,
  // From the DNS lookup to the server's last reply.
  perServer: 20_000,
  // For both servers.
  total: 22_000,
};

export type MailTimeouts = typeof MAIL_TIMEOUTS;

/** An error of nodemailer. `code` names the step that failed. */
export type SmtpError = Error & {
  code?: string;

  /** The server's reply, and the three digits at its start. */
  response?: string;
  responseCode?: number;
};

/**
 * Calls `attempt` once more if its DNS lookup fails. A single lost packet can
 * make a lookup fail. As nothing has been sent by then, no mail is sent twice.
 */
const retryLookup = <Result>(attempt: () => Promise<Result>): Promise<Result> =>
  attempt().catch((error: SmtpError) => {
    if (error.code !== 'EDNS') throw error;

    return attempt();
  });

/** Creates an error with nodemailer's code for a timeout. */
const timedOut = (): SmtpError =>
  Object.assign(new Error('No answer in time'), { code: 'ETIMEDOUT' });

/**
 * Creates a mailer that connects for each mail: with a few enquiries a day, a
 * server would close an idle connection.
 * @param clientName name by which the client greets the server (EHLO)
 */
export function createMailer(
  server: SmtpServer,
  timeouts = MAIL_TIMEOUTS,
  clientName?: string,
) {
  const transport = createTransport({
    ...server,
    name: clientName,
    // These values are Node's defaults. They are set here so that neither
    // NODE_TLS_REJECT_UNAUTHORIZED nor --tls-min-v1.0 can change them.
    tls: { minVersion: 'TLSv1.2', rejectUnauthorized: true },
    // Sending fails if the server offers no AUTH. By default, nodemailer would
    // send without signing in.
    forceAuth: server.auth !== undefined,
    dnsTimeout: timeouts.dns,
    connectionTimeout: timeouts.connection,
    greetingTimeout: timeouts.greeting,
    // Longer than the other timeouts, because a server may scan a mail before
    // it accepts it.
    socketTimeout: timeouts.perServer,
    // A mail never includes a file or a web page.
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    server,

    send: async (
      mail: SendMailOptions,
      timeoutMs = timeouts.perServer,
    ): Promise<void> => {
      // `socketTimeout` starts again with every byte, so without this signal a
      // slow server could reply for ever.
      const limitMs = Math.min(timeoutMs, timeouts.perServer);
      const signal = AbortSignal.timeout(limitMs);

      await retryLookup(() => transport.sendMail({ ...mail, signal }));
    },

    verify: async (): Promise<void> => {
      // nodemailer's verify() takes no signal, so it races against a timeout.
      // verify() resolves to true, the timeout to false. With `ref: false`, the
      // timeout does not delay the end of the process.
      const timeout = delay(timeouts.perServer, false, { ref: false });
      const verified = retryLookup(() => transport.verify());

      const isInTime = await Promise.race([verified, timeout]);

      if (!isInTime) throw timedOut();
    },
  };
}

export type Mailer = ReturnType<typeof createMailer>;
