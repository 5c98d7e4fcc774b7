import type { CapturedMail } from './captureMails';

/** A mail as the inbox shows it. Addresses are written `Name <address>`. */
export type InboxMail = ReturnType<typeof readInboxMail>;

type Address = { name?: string; address?: string };
const written = (addresses: readonly Address[] = []): string =>
  addresses.map(({ name, address = '' }) => (name ? `${name} <${address}>` : address)).join(', ');

/** Lists what the inbox shows of a mail. */
export const readInboxMail = ({ id, received, from, to, raw, parsed }: CapturedMail) => ({
  id,
  received,
  envelope: { from, to },
  from: written(parsed.from && [parsed.from]),
  to: written(parsed.to),
  replyTo: written(parsed.replyTo),
  subject: parsed.subject ?? '',
  date: parsed.date ?? '',
  messageId: parsed.messageId ?? '',
  headers: parsed.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
  text: parsed.text ?? '',
  html: parsed.html ?? '',
  raw,
});
