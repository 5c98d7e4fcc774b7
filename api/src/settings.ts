import { isMailable } from './emailAddress';
import { LOOPBACK, readSmtpUrl } from './mail/smtpUrl';
import type { SiteWords } from './siteWords';

const GOOGLE = 'https://www.google.com/recaptcha/api/siteverify';
const readAddress = (value: string): string | undefined => (isMailable(value) ? value : undefined);

// A page served over http can be changed on its way, so http is for one's own machine only.
function readUrl(value: string): URL | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol === 'https:') return url;
  return url?.protocol === 'http:' && LOOPBACK.test(url.hostname) ? url : undefined;
}

const readCount = (least: number) => (value: string) =>
  /^\d{1,9}$/.test(value) && Number(value) >= least ? Number(value) : undefined;

const readSwitch = (value: string) => (/^(true|false)$/.test(value) ? value === 'true' : undefined);

/**
 * Reads all settings at once.
 * @param words give the address that `ENQUIRY_TO` defaults to.
 * @throws Error whose one message names every setting that is missing or malformed, and never a value of one:
 * `SMTP_URL` holds a password.
 */
export function readSettings(words: SiteWords, env: NodeJS.ProcessEnv = process.env) {
  const wrong: string[] = [];
  function read<T>(name: string, parse: (value: string) => T | undefined, rule: string, other?: T) {
    const value = env[name];
    const parsed = value ? parse(value) : other;
    if (parsed === undefined)
      wrong.push(value ? `${name} must be ${rule}` : `${name} is missing (${rule})`);
    // A wrong value never leaves this function: the error below is thrown first.
    return parsed as T;
  }
  const address = 'an e-mail address with plain letters before the @';
  const count = 'a whole number';
  const url = 'an https address, or http on this machine';

  const smtpRule = 'smtp://user:password@host:port or smtps://…';
  const smtp = read('SMTP_URL', readSmtpUrl, smtpRule);
  const fallback = env.SMTP_FALLBACK_URL && read('SMTP_FALLBACK_URL', readSmtpUrl, smtpRule);
  const mailFrom = read('MAIL_FROM', readAddress, address);
  const enquiryTo = read('ENQUIRY_TO', readAddress, address, readAddress(words.email));
  const site = read('SITE_URL', readUrl, url);
  const perAddress = read('THROTTLE_MAX', readCount(0), count, 5);
  const perInstance = read('THROTTLE_INSTANCE_MAX', readCount(0), count, 100);
  const seconds = read('THROTTLE_WINDOW_S', readCount(1), `${count} from 1`, 600);
  const trustedProxyHops = read('TRUSTED_PROXY_HOPS', readCount(0), count, 1);
  const includeSubDomains = read('HSTS_INCLUDE_SUBDOMAINS', readSwitch, 'true or false', false);
  const verify = read('RECAPTCHA_VERIFY_URL', readUrl, url, new URL(GOOGLE));
  if (wrong.length > 0) throw new Error(`Wrong settings: ${wrong.join('; ')}.`);

  const secret = env.RECAPTCHA_SECRET_KEY;
  return {
    /** The mail server, and the second one where one is set. */
    smtpServers: fallback ? [smtp, fallback] : [smtp],
    mailFrom,
    enquiryTo,
    siteOrigin: site.origin,
    /** How many mails are accepted in the window: for a client address, and of this instance; 0 is no limit. */
    throttle: { perAddress, perInstance, windowMs: seconds * 1000 },
    trustedProxyHops,
    /** Whether Strict-Transport-Security holds for all subdomains. */
    includeSubDomains,
    /** Absent where no secret is set: then nothing is checked. The host name is what the checker names in its answer. */
    botCheck: secret ? { secret, verifyUrl: verify.href, hostname: site.hostname } : undefined,
  };
}
export type Settings = ReturnType<typeof readSettings>;
