import type { InvocationContext } from '@azure/functions';
import { isMailable } from '../../shared/emailAddress';
import type { ErrorWords, Field } from '../../shared/enquiry';
import { LOOPBACK, readSmtpUrl } from './mail/smtpUrl';

/** The part of Azure's log that the functions use. */
export type Log = Pick<InvocationContext, 'warn' | 'error'>;

/**
 * The words and colours of `content/` that the function sendEmail uses.
 * api/build.ts writes them into the bundle.
 */
export interface SiteWords extends ErrorWords {
  /**
   * The agency's name and e-mail address, and the heading of the page Contact.
   */
  name: string;
  email: string;
  heading: string;
  labels: Record<Field | 'submit', string>;

  /**
   * The failure alert. `text` contains `{email}`; `subject` is for the mailto
   * link; answers with status 429 add `later`.
   */
  apology: Record<'heading' | 'text' | 'subject' | 'later', string>;

  /**
   * Subject and sender's name of every mail. `from` contains `{name}` for the
   * visitor's name, and `{agency}`.
   */
  mail: Record<'subject' | 'from', string>;

  /** CSS that sets the brand's colours as custom properties. */
  colours: string;
}

const EMAIL_RULE = 'an e-mail address with only ASCII characters before the @';
const SMTP_RULE = 'smtp://user:password@host:port or smtps://…';
const URL_RULE = 'an https address, or http on this machine';
const COUNT_RULE = 'a whole number from 0';
const RECAPTCHA_URL = 'https://www.google.com/recaptcha/api/siteverify';

// undefined if the value is malformed
type Parse<T> = (value: string) => T | undefined;
type Read = <T>(
  name: string,
  parse: Parse<T>,
  rule: string,
  defaultValue?: T,
) => T;

const readText: Parse<string> = (value) => value;
const readEmail: Parse<string> = (value) =>
  isMailable(value) ? value : undefined;
const readBoolean: Parse<boolean> = (value) =>
  /^(true|false)$/.test(value) ? value === 'true' : undefined;
// More than nine digits are a typing error.
const readCountFrom = (minimum: number) => (value: string) =>
  /^\d{1,9}$/.test(value) && Number(value) >= minimum
    ? Number(value)
    : undefined;

// On a network, others can change what travels over http. So http is for this
// machine only.
function readUrl(value: string): URL | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;

  if (url?.protocol === 'https:') return url;

  return url?.protocol === 'http:' && LOOPBACK.test(url.hostname)
    ? url
    : undefined;
}

/**
 * Returns what `readEach` reads. @throws one error that names each wrong
 * setting, but no value: `SMTP_URL` has a password
 */
function readAll<T>(env: NodeJS.Dict<string>, readEach: (read: Read) => T): T {
  const mistakes: string[] = [];
  const settings = readEach((name, parse, rule, defaultValue) => {
    const value = env[name];
    const parsed = value ? parse(value) : defaultValue;

    if (parsed !== undefined) return parsed;
    mistakes.push(
      value ? `${name} must be ${rule}` : `${name} is missing (${rule})`,
    );

    // Nobody uses this value, because readAll throws.
    return undefined as never;
  });

  if (mistakes.length > 0)
    throw new Error(`Wrong settings: ${mistakes.join('; ')}.`);

  return settings;
}

export function readSettings(
  siteWords: SiteWords,
  env: NodeJS.Dict<string> = process.env,
) {
  const smtpNames = env.SMTP_FALLBACK_URL
    ? ['SMTP_URL', 'SMTP_FALLBACK_URL']
    : ['SMTP_URL'];

  return readAll(env, (read) => ({
    smtpServers: smtpNames.map((name) => read(name, readSmtpUrl, SMTP_RULE)),
    mailFrom: read('MAIL_FROM', readEmail, EMAIL_RULE),
    enquiryTo: read(
      'ENQUIRY_TO',
      readEmail,
      EMAIL_RULE,
      readEmail(siteWords.email),
    ),
    site: read('SITE_URL', readUrl, URL_RULE),

    /**
     * Maximum number of mails within `windowMs`: from each visitor, and from
     * this instance. 0 means no limit.
     */
    throttle: {
      perVisitor: read('THROTTLE_MAX', readCountFrom(0), COUNT_RULE, 5),
      perInstance: read(
        'THROTTLE_INSTANCE_MAX',
        readCountFrom(0),
        COUNT_RULE,
        100,
      ),
      windowMs:
        1000 *
        read(
          'THROTTLE_WINDOW_S',
          readCountFrom(1),
          'a whole number from 1',
          600,
        ),
    },
    trustedProxyHops: read(
      'TRUSTED_PROXY_HOPS',
      readCountFrom(0),
      COUNT_RULE,
      1,
    ),
    hstsIncludeSubDomains: read(
      'HSTS_INCLUDE_SUBDOMAINS',
      readBoolean,
      'true or false',
      false,
    ),
    botCheck: {
      /** Without a secret there is no bot check. */
      secret: env.RECAPTCHA_SECRET_KEY,
      verifyUrl: read(
        'RECAPTCHA_VERIFY_URL',
        readUrl,
        URL_RULE,
        new URL(RECAPTCHA_URL),
      ),
    },
  }));
}

export type Settings = ReturnType<typeof readSettings>;

/**
 * Reads the settings of the editor's sign-in. Only this function reads
 * GITHUB_*, so a wrong one never stops enquiries.
 */
export function readAuthSettings(env: NodeJS.Dict<string> = process.env) {
  return readAll(env, (read) => ({
    clientId: read(
      'GITHUB_CLIENT_ID',
      readText,
      'the client ID of the GitHub App',
    ),
    clientSecret: read(
      'GITHUB_CLIENT_SECRET',
      readText,
      'the secret of the GitHub App',
    ),
    githubUrl: read(
      'GITHUB_URL',
      readUrl,
      URL_RULE,
      new URL('https://github.com'),
    ),
    trustedProxyHops: read(
      'TRUSTED_PROXY_HOPS',
      readCountFrom(0),
      COUNT_RULE,
      1,
    ),
  }));
}

/**
 * Whether HSTS covers subdomains. Never throws, so answers have the right HSTS
 * header even if other settings are wrong.
 */
export const readHstsIncludeSubDomains = () =>
  process.env.HSTS_INCLUDE_SUBDOMAINS === 'true';
