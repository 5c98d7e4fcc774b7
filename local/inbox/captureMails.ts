import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A received mail: envelope, source and parsed parts. */
export interface CapturedMail {
  id: number;
  received: string;
  from: string;
  to: string[];
  raw: string;
  parsed: Email;
}

/**
 * Creates a mail server that accepts every mail and keeps it in memory.
 * @param options for smtp-server; by default no TLS and no sign-in
 * @returns the server, not yet listening, and its mails, the oldest first
 */
export function captureMails(options: SMTPServerOptions = {}) {
  const mails: CapturedMail[] = [];
  let last = 0;
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    onData(stream, { envelope }, done) {
      const keep = async (): Promise<void> => {
        const bytes = await buffer(stream);
        const parsed = await PostalMime.parse(bytes);
        last += 1;
        mails.push({
          id: last,
          received: new Date().toISOString(),
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          raw: bytes.toString('utf8'),
          parsed,
        });
      };
      keep().then(() => done(), done);
    },
    ...options,
  });
  // Clients reset connections, for example because they distrust the certificate.
  server.on('error', () => undefined);
  return { server, mails };
}
