import { LIMITS } from './enquiry';

/**
 * The part before the @. It has no white space, invisible characters, double
 * quotes or punctuation of recipient lists, so that mail programs don't read
 * one address as two.
 */
const LOCAL_PART = /[^\s\p{C}@<>()[\]\\,;:"„“”«»]+/u;

/**
 * A part of the domain: letters, digits, joiners, `_` and `-`. It has no other
 * signs, because mail programs map some of them to `,` or `.` (UTS 46).
 */
const LABEL = /[\w\p{ID_Start}-][\p{ID_Continue}\p{Join_Control}-]*/u;

/**
 * The last part of the domain. It starts with a letter, because URL parsers
 * take `1.1` and `1.0x1` for IP addresses.
 */
const LAST_LABEL = /\p{L}[\p{ID_Continue}\p{Join_Control}-]*/u;

const ADDRESS = new RegExp(
  `^${LOCAL_PART.source}@(${LABEL.source}\\.)+${LAST_LABEL.source}$`,
  'u',
);
const ASCII_LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~.-]+@/;

/**
 * From the first to the last character that is neither white space nor an
 * invisible format character.
 */
const VISIBLE_PART = /[^\s\p{Cf}](?:.*[^\s\p{Cf}])?/su;

/**
 * Removes white space and invisible characters around an email address. Apps
 * for contacts copy such characters, for example marks of the reading
 * direction. Replaces full-width characters, which Asian keyboards write, by
 * ASCII (NFKC).
 */
export function normalizeAddress(text: string): string {
  const visiblePart = VISIBLE_PART.exec(text)?.[0] ?? '';

  return visiblePart.normalize('NFKC');
}

/** Whether a text is one email address in any script (RFC 6531). */
export const isEmailAddress = (text: string): boolean => ADDRESS.test(text);

/**
 * Whether every mail server can send to an address. Servers without SMTPUTF8
 * accept only ASCII before the @.
 */
export const isMailable = (text: string): boolean =>
  text.length <= LIMITS.email &&
  ASCII_LOCAL_PART.test(text) &&
  isEmailAddress(text);
