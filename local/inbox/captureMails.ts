import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';

/** `from` and `to` are the addresses of the SMTP envelope, `raw` is the mail's source. */
export type CapturedMail = Awaited<ReturnType<typeof captureMail>>;

async function captureMail(stream: Readable, { mailFrom, rcptTo }: SMTPServerSession['envelope']) {
  const bytes = await buffer(stream);
  return {
    received: new Date().toISOString(),
    from: mailFrom ? mailFrom.address : '',
    to: rcptTo.map(({ address }) => address),
    raw: bytes.toString(),
    parsed: await PostalMime.parse(bytes),
  };
}

/** Creates a mail server that accepts every mail and keeps it in memory, the oldest first. */
export function captureMails(options: SMTPServerOptions = {}) {
  const mails: CapturedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    onData(stream, { envelope }, done) {
      const keep = async () => void mails.push(await captureMail(stream, envelope));
      keep().then(done, done);
    },
    ...options,
  });
  // Without a listener, a connection that a client resets would end the process.
  server.on('error', () => undefined);
  return { server, mails };
}
