import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** `received` is an ISO time, `from` and `to` are the addresses of the SMTP envelope, `raw` is the mail's source. */
export interface CapturedMail {
  id: number;
  received: string;
  from: string;
  to: string[];
  raw: string;
  parsed: Email;
}

/** Creates a mail server that accepts every mail and keeps it in memory, the oldest first. */
export function captureMails(options: SMTPServerOptions = {}) {
  const mails: CapturedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    onData(stream, { envelope }, done) {
      const keep = async (): Promise<void> => {
        const bytes = await buffer(stream);
        const parsed = await PostalMime.parse(bytes);
        mails.push({
          id: mails.length + 1,
          received: new Date().toISOString(),
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          raw: bytes.toString(),
          parsed,
        });
      };
      keep().then(() => done(), done);
    },
    ...options,
  });
  // Without a listener, a connection that a client resets would end the process.
  server.on('error', () => undefined);
  return { server, mails };
}
