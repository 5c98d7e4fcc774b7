import { isMailable } from './emailAddress';
import { LOOPBACK, readSmtpUrl } from './mail/smtpUrl';
import type { SiteWords } from './siteWords';

const RECAPTCHA_URL = 'https://www.google.com/recaptcha/api/siteverify';
const readEmail = (value: string): string | undefined => (isMailable(value) ? value : undefined);

// Others can change what travels over http, so http is for this machine only.
function readUrl(value: string): URL | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol === 'https:') return url;
  return url?.protocol === 'http:' && LOOPBACK.test(url.hostname) ? url : undefined;
}

// More than nine digits are a typing error.
const readCount = (minimum: number) => (value: string) =>
  /^\d{1,9}$/.test(value) && Number(value) >= minimum ? Number(value) : undefined;

const readBoolean = (value: string) =>
  /^(true|false)$/.test(value) ? value === 'true' : undefined;

const EMAIL_RULE = 'an e-mail address with plain letters before the @';
const SMTP_RULE = 'smtp://user:password@host:port or smtps://…';
const URL_RULE = 'an https address, or http on this machine';
const COUNT_RULE = 'a whole number';

/** Reads settings one by one. `throwIfWrong` throws one error that names every wrong setting, but no value. */
function createReader(env: NodeJS.ProcessEnv) {
  const mistakes: string[] = [];
  function read<T>(
    name: string,
    parse: (value: string) => T | undefined,
    rule: string,
    defaultValue?: T,
  ) {
    const value = env[name];
    const parsed = value ? parse(value) : defaultValue;
    if (parsed === undefined)
      mistakes.push(value ? `${name} must be ${rule}` : `${name} is missing (${rule})`);
    // The caller calls `throwIfWrong` before it uses the value.
    return parsed as T;
  }
  const throwIfWrong = () => {
    if (mistakes.length > 0) throw new Error(`Wrong settings: ${mistakes.join('; ')}.`);
  };
  return { read, throwIfWrong };
}

/**
 * Reads all settings at once.
 * @param siteWords its `email` is the default of `ENQUIRY_TO`
 * @throws one error that names every missing or malformed setting, but no value: `SMTP_URL` holds a password
 */
export function readSettings(siteWords: SiteWords, env: NodeJS.ProcessEnv = process.env) {
  const { read, throwIfWrong } = createReader(env);
  const smtpServers = [read('SMTP_URL', readSmtpUrl, SMTP_RULE)];
  if (env.SMTP_FALLBACK_URL) smtpServers.push(read('SMTP_FALLBACK_URL', readSmtpUrl, SMTP_RULE));
  const mailFrom = read('MAIL_FROM', readEmail, EMAIL_RULE);
  const enquiryTo = read('ENQUIRY_TO', readEmail, EMAIL_RULE, readEmail(siteWords.email));
  const site = read('SITE_URL', readUrl, URL_RULE);
  const perVisitor = read('THROTTLE_MAX', readCount(0), COUNT_RULE, 5);
  const perInstance = read('THROTTLE_INSTANCE_MAX', readCount(0), COUNT_RULE, 100);
  const windowS = read('THROTTLE_WINDOW_S', readCount(1), `${COUNT_RULE} from 1`, 600);
  const trustedProxyHops = read('TRUSTED_PROXY_HOPS', readCount(0), COUNT_RULE, 1);
  const includeSubDomains = read('HSTS_INCLUDE_SUBDOMAINS', readBoolean, 'true or false', false);
  const verifyUrl = read('RECAPTCHA_VERIFY_URL', readUrl, URL_RULE, new URL(RECAPTCHA_URL));
  throwIfWrong();

  const secret = env.RECAPTCHA_SECRET_KEY;
  return {
    /** The mail server, then the fallback server if there is one. */
    smtpServers,
    mailFrom,
    enquiryTo,
    siteOrigin: site.origin,
    /** Maximum number of mails in the window: from each visitor, and for this instance. 0 is no limit. */
    throttle: { perVisitor, perInstance, windowMs: windowS * 1000 },
    trustedProxyHops,
    /** Whether Strict-Transport-Security applies to all subdomains. */
    includeSubDomains,
    /** Undefined if no secret is set. reCAPTCHA's answer must contain `hostname`. */
    botCheck: secret ? { secret, verifyUrl: verifyUrl.href, hostname: site.hostname } : undefined,
  };
}
export type Settings = ReturnType<typeof readSettings>;

/**
 * Reads the settings of the editor's sign-in. Only this function reads GITHUB_*, so a wrong one never stops enquiries.
 * @throws one error that names every missing or malformed setting, but no value
 */
export function readAuthSettings(env: NodeJS.ProcessEnv = process.env) {
  const { read, throwIfWrong } = createReader(env);
  const settings = {
    clientId: read('GITHUB_CLIENT_ID', String, 'the client ID of the GitHub App'),
    clientSecret: read('GITHUB_CLIENT_SECRET', String, 'the secret of the GitHub App'),
    github: read('GITHUB_URL', readUrl, URL_RULE, new URL('https://github.com')),
    trustedProxyHops: read('TRUSTED_PROXY_HOPS', readCount(0), COUNT_RULE, 1),
  };
  throwIfWrong();
  return settings;
}
export type AuthSettings = ReturnType<typeof readAuthSettings>;

/** Returns whether all subdomains must use https. Never throws, so answers have the header even if other settings are wrong. */
export const readIncludeSubDomains = (): boolean => process.env.HSTS_INCLUDE_SUBDOMAINS === 'true';
