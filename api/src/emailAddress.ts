import { LIMITS } from './enquiry';

// Refused before the @: commas and brackets, which could start a second recipient, and quoted local parts.
// Refused in the domain: punctuation, because mail maps full-width commas and dots to ASCII (UTS 46), and a last part that
// does not start with a letter, because URL parsers take `1.1` and `1.0x1` for IP addresses.
const ADDRESS =
  /^[^\s\p{C}@<>()[\]\\,;:"„“”«»]+@([\w\p{IDS}-][\p{IDC}\p{Join_C}-]*\.)+\p{L}[\p{IDC}\p{Join_C}-]*$/u;

const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~.-]+@/;

/** Whether a text is one e-mail address with a dotted domain, in any script (RFC 6531). */
export const isEmailAddress = (text: string): boolean => ADDRESS.test(text);

/**
 * Whether every mail server can send to an address. The part before the @ must be ASCII, because many servers lack SMTPUTF8.
 * A domain in another script has an ASCII form (`xn--…`).
 */
export const isMailable = (text: string): boolean =>
  text.length <= LIMITS.email && LOCAL_PART.test(text) && isEmailAddress(text);
