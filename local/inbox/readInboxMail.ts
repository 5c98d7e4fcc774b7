import type { CapturedMail } from './captureMails';

/** A mail as the inbox shows it. Addresses have the form `Name <address>`. */
export type InboxMail = ReturnType<typeof readInboxMail>;

type Address = { name?: string; address?: string };
const formatAddresses = (addresses: readonly Address[] = []): string =>
  addresses.map(({ name, address = '' }) => (name ? `${name} <${address}>` : address)).join(', ');

/** Merges the headers and parts of a mail with its envelope, and formats the addresses. */
export const readInboxMail = ({ parsed, from, to, ...mail }: CapturedMail) => ({
  ...parsed,
  ...mail,
  envelope: { from, to },
  from: formatAddresses(parsed.from && [parsed.from]),
  to: formatAddresses(parsed.to),
  replyTo: formatAddresses(parsed.replyTo),
  subject: parsed.subject ?? '',
  text: parsed.text ?? '',
});
