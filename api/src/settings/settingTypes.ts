import { mixed } from 'yup';
import { isMailable } from '../../../shared/emailAddress';
import { LOOPBACK, readSmtpUrl } from '../mail/readSmtpUrl';

/**
 * Creates the schema of a setting. Its value is what `parse` returns for the
 * variable's text.
 * @param parse returns undefined for a malformed text
 * @param rule completes `NAME must be …`
 */
function setting<T extends NonNullable<unknown>>(
  parse: (text: string) => T | undefined,
  rule: string,
) {
  return (
    mixed<T>()
      // yup does not call this for a missing value, which stays undefined. null
      // marks a malformed value.
      .transform((text: string) => parse(text) ?? null)
      .nonNullable(`\${path} must be ${rule}`)
      .defined(`\${path} is missing (${rule})`)
  );
}

/**
 * Parses an https address, or an http address of this machine. On a network,
 * others can change what travels over http.
 */
function parseWebAddress(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;

  if (url?.protocol === 'https:') return url;

  const isLocal = url?.protocol === 'http:' && LOOPBACK.test(url.hostname);

  return isLocal ? url : undefined;
}

/** The texts that `trueOrFalse` accepts, with their values. */
const BOOLEANS: Record<string, boolean> = { true: true, false: false };

/**
 * Any text that is not empty.
 * @param rule completes `NAME must be …`
 */
export const text = (rule: string) => setting((value) => value, rule);

/** A mail server, as options for nodemailer. */
export const smtpServer = setting(
  readSmtpUrl,
  'smtp://user:password@host:port or smtps://…',
);

/** An address to which every mail server can send. */
export const emailAddress = setting(
  (value) => (isMailable(value) ? value : undefined),
  'an email address with only ASCII characters before the @',
);

/** A `URL`. */
export const webAddress = setting(
  parseWebAddress,
  'an https address, or http on this machine',
);

export const trueOrFalse = setting((value) => BOOLEANS[value], 'true or false');

/** A number without sign, fraction or exponent. */
export function wholeNumberFrom(minimum: number) {
  const parse = (value: string) => {
    // More than nine digits are a typing error.
    const isCount = /^\d{1,9}$/.test(value) && Number(value) >= minimum;

    return isCount ? Number(value) : undefined;
  };

  return setting(parse, `a whole number from ${minimum}`);
}
