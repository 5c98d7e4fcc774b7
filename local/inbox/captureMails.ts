import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Address } from 'postal-mime';
import {
  SMTPServer,
  type SMTPServerOptions,
  type SMTPServerSession,
} from 'smtp-server';

/**
 * Reads and parses a mail. `from` and `to` are the addresses of the SMTP
 * envelope, `raw` is the mail's source.
 */
async function captureMail(
  stream: Readable,
  { mailFrom, rcptTo }: SMTPServerSession['envelope'],
) {
  const bytes = await buffer(stream);

  return {
    received: new Date().toISOString(),
    from: mailFrom ? mailFrom.address : '',
    to: rcptTo.map(({ address }) => address),
    raw: bytes.toString(),
    parsed: await PostalMime.parse(bytes),
  };
}

type CapturedMail = Awaited<ReturnType<typeof captureMail>>;
export type InboxMail = ReturnType<typeof toInboxMail>;

const formatAddresses = (addresses: readonly Address[] = []): string =>
  addresses
    .map(({ name, address = '' }) => (name ? `${name} <${address}>` : address))
    .join(', ');

/**
 * Returns a mail as `/api/mails` lists it: `from` and `to` from its headers,
 * `envelope` from SMTP.
 */
export const toInboxMail = (
  { parsed, from, to, ...mail }: CapturedMail,
  id: number,
) => ({
  ...parsed,
  ...mail,
  id,
  envelope: { from, to },
  from: formatAddresses(parsed.from && [parsed.from]),
  to: formatAddresses(parsed.to),
  replyTo: formatAddresses(parsed.replyTo),
  subject: parsed.subject ?? '',
  text: parsed.text ?? '',
});

/** Creates a mail server that accepts every mail and adds it to `mails`. */
export function captureMails(options: SMTPServerOptions = {}) {
  const mails: CapturedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    // With STARTTLS, clients would refuse smtp-server's self-signed
    // certificate.
    hideSTARTTLS: true,
    // A reverse lookup would need a DNS server.
    disableReverseLookup: true,
    onData(stream, { envelope }, done) {
      const capture = async () =>
        mails.push(await captureMail(stream, envelope));

      capture().then(() => done(), done);
    },
    ...options,
  });

  // Without a listener, a connection that a client resets would end the
  // process.
  server.on('error', () => undefined);

  return { server, mails };
}
