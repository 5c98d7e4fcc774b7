import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail that has arrived, as the inbox shows it. Addresses are written `Name <address>`. */
export type InboxMail = Awaited<ReturnType<typeof readMail>> & {
  id: number;
  received: string;
  envelope: { from: string; to: string[] };
};

type Address = { name?: string; address?: string };
const written = (addresses: readonly Address[] = []): string =>
  addresses.map(({ name, address = '' }) => (name ? `${name} <${address}>` : address)).join(', ');

async function readMail(raw: Buffer) {
  const mail = await PostalMime.parse(raw);
  return {
    from: written(mail.from && [mail.from]),
    to: written(mail.to),
    replyTo: written(mail.replyTo),
    subject: mail.subject ?? '',
    date: mail.date ?? '',
    messageId: mail.messageId ?? '',
    headers: mail.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    text: mail.text ?? '',
    html: mail.html ?? '',
    raw: raw.toString('utf8'),
  };
}

/**
 * A mail server that accepts every mail and keeps it in memory, newest first.
 * @returns the server, not yet listening, and the mails that it has accepted so far
 */
export function inboxMails(): { server: SMTPServer; mails: InboxMail[] } {
  const mails: InboxMail[] = [];
  let last = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData(stream, { envelope }, done) {
      const keep = async (): Promise<void> => {
        const mail = await readMail(await buffer(stream));
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        last += 1;
        const received = new Date().toISOString();
        mails.unshift({ id: last, received, envelope: { from, to }, ...mail });
      };
      keep().then(() => done(), done);
    },
  });
  // A client that goes away in the middle of a mail is its own affair.
  server.on('error', () => undefined);
  return { server, mails };
}
