import type { Address } from 'postal-mime';
import type { CapturedMail } from './captureMails';

export type InboxMail = ReturnType<typeof readInboxMail>;

const formatAddresses = (addresses: readonly Address[] = []): string =>
  addresses.map(({ name, address = '' }) => (name ? `${name} <${address}>` : address)).join(', ');

/** Merges the headers and parts of a mail with its envelope. Addresses have the form `Name <address>`. */
export const readInboxMail = ({ parsed, from, to, ...mail }: CapturedMail, index: number) => ({
  ...parsed,
  ...mail,
  id: index + 1,
  envelope: { from, to },
  from: formatAddresses(parsed.from && [parsed.from]),
  to: formatAddresses(parsed.to),
  replyTo: formatAddresses(parsed.replyTo),
  subject: parsed.subject ?? '',
  text: parsed.text ?? '',
});
