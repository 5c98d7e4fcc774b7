import { setTimeout as delay } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { SendMailOptions } from 'nodemailer/lib/mailer';
import type { Log, Settings } from '../settings';
import type { SmtpServer } from './smtpUrl';

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
type SmtpError = Error & {
  code?: string;
  responseCode?: number;
  response?: string;
};

/**
 * Calls `attempt` once more if its DNS lookup fails. One lost packet is enough
 * for that, and nothing has been sent by then.
 */
const retryLookup = <Result>(attempt: () => Promise<Result>): Promise<Result> =>
  attempt().catch((error: SmtpError) =>
    error.code === 'EDNS' ? attempt() : Promise.reject(error),
  );

/**
 * Creates a mailer that connects for each mail: with a few enquiries a day, a
 * server would close an idle connection.
 * @param clientName name of this client for the mail server
 */
export function createMailer(
  server: SmtpServer,
  timeouts = MAIL_TIMEOUTS,
  clientName?: string,
) {
  const transport = createTransport({
    ...server,
    name: clientName,
    // These are Node's defaults. As they are set here, neither
    // NODE_TLS_REJECT_UNAUTHORIZED nor --tls-min-v1.0 can change them.
    tls: { minVersion: 'TLSv1.2', rejectUnauthorized: true },
    // Sending fails if the server offers no AUTH. By default, nodemailer would
    // send without signing in.
    forceAuth: server.auth !== undefined,
    dnsTimeout: timeouts.dns,
    connectionTimeout: timeouts.connection,
    greetingTimeout: timeouts.greeting,
    // It is longer than the others, because a server may scan a mail before it
    // accepts it.
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
      const signal = AbortSignal.timeout(
        Math.min(timeoutMs, timeouts.perServer),
      );

      await retryLookup(() => transport.sendMail({ ...mail, signal }));
    },

    verify: async (): Promise<void> => {
      // nodemailer's verify() takes no signal. It resolves to true, and this
      // timeout to false. `ref: false` keeps it from delaying the exit.
      const timeout = delay(timeouts.perServer, false, { ref: false });
      const isInTime = await Promise.race([
        retryLookup(() => transport.verify()),
        timeout,
      ]);

      if (!isInTime)
        throw Object.assign(new Error('No answer in time'), {
          code: 'ETIMEDOUT',
        });
    },
  };
}

export type Mailer = ReturnType<typeof createMailer>;

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

/**
 * Status at the start of a server's reply, after its three digits, such as
 * `5.2.252` (RFC 3463).
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
 * Creates a function that tries one or two servers in turn. If the first one's
 * last reply is lost, the mail arrives twice.
 */
export function createDelivery(
  settings: Pick<Settings, 'smtpServers' | 'site'>,
  timeouts = MAIL_TIMEOUTS,
) {
  const mailers = createMailers(settings, timeouts);

  /** @returns whether a server has accepted the mail */
  return async (mail: SendMailOptions, log: Log): Promise<boolean> => {
    const started = Date.now();
    const failures: string[] = [];

    for (const [index, mailer] of mailers.entries()) {
      // Each server gets an equal share of the time that is left, in whole ms
      // for AbortSignal.timeout.
      const leftMs = started + timeouts.total - Date.now();
      const shareMs = Math.floor(leftMs / (mailers.length - index));

      try {
        await mailer.send(mail, shareMs);
      } catch (error) {
        failures.push(describeFailure(error as SmtpError));
        continue;
      }

      // Alerts search the log for `Mail sent by the second server:` and
      // `Mail not sent:` (docs/mail.md).
      if (index > 0) log.warn(`Mail sent by the second server: ${failures[0]}`);

      return true;
    }

    log.error(`Mail not sent: ${failures.join('; second server: ')}`);

    return false;
  };
}
