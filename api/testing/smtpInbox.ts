import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { listen } from '../../local/ports';

export type SmtpInbox = Awaited<ReturnType<typeof startSmtpInbox>>;

/** A real mail server that keeps what it accepts. Without options it is plain and wants no sign-in. */
export async function startSmtpInbox(options: SMTPServerOptions = {}) {
  /** The accepted mails: envelope, bytes, and what a mail program makes of them. */
  const mails: { from: string; to: string[]; raw: string; parsed: Email }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    onData: (stream, { envelope }, done) => {
      const keep = async () => {
        const bytes = await buffer(stream);
        mails.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          raw: bytes.toString('latin1'),
          parsed: await PostalMime.parse(bytes),
        });
      };
      keep().then(() => done(), done);
    },
    ...options,
  });
  // A client that does not trust the certificate resets the connection.
  server.on('error', () => undefined);
  const port = await listen(server.server);
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    mails,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
