import { LIMITS } from './enquiry';

// One address, as people write it: no quoted local part, no IP address as a domain. Commas and brackets could name a
// second recipient. A domain has only letters, digits, hyphens and underscores, because mail maps full-width commas and
// dots to ASCII (UTS 46). Its last part starts with a letter: `1.1` and `1.0x1` are IP addresses to a URL parser.
const ADDRESS =
  /^[^\s\p{C}@<>()[\]\\,;:"„“”«»]+@([\w\p{IDS}-][\p{IDC}\p{Join_C}-]*\.)+\p{L}[\p{IDC}\p{Join_C}-]*$/u;

const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~.-]+@/;

/** Whether a text is one e-mail address, in any script (RFC 6531), with a dotted domain. */
export const isEmailAddress = (text: string): boolean => ADDRESS.test(text);

/**
 * Whether every mail server can send to an address. Before the @ it is ASCII: a server without SMTPUTF8 has no other form
 * of it. A domain in another script has one (`xn--…`).
 */
export const isMailable = (text: string): boolean =>
  text.length <= LIMITS.email && LOCAL_PART.test(text) && isEmailAddress(text);
