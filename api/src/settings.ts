import { isMailable } from './emailAddress';
import { LOOPBACK, readSmtpUrl } from './mail/smtpUrl';
import type { SiteWords } from './siteWords';

const GOOGLE = 'https://www.google.com/recaptcha/api/siteverify';
const GITHUB = 'https://github.com';
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

const COUNT = 'a whole number';
const ADDRESS = 'an https address, or http on this machine';

/** Reads settings one by one. `end` throws one error that names every missing or malformed setting, and never a value. */
function createReader(env: NodeJS.ProcessEnv) {
  const wrong: string[] = [];
  function read<T>(name: string, parse: (value: string) => T | undefined, rule: string, other?: T) {
    const value = env[name];
    const parsed = value ? parse(value) : other;
    if (parsed === undefined)
      wrong.push(value ? `${name} must be ${rule}` : `${name} is missing (${rule})`);
    // A caller never uses a wrong value: it calls `end` first, which throws.
    return parsed as T;
  }
  return {
    read,
    end(): void {
      if (wrong.length > 0) throw new Error(`Wrong settings: ${wrong.join('; ')}.`);
    },
  };
}

/**
 * Reads all settings at once.
 * @param words with the default of `ENQUIRY_TO`
 * @throws one error that names every missing or malformed setting, and no value: `SMTP_URL` holds a password
 */
export function readSettings(words: SiteWords, env: NodeJS.ProcessEnv = process.env) {
  const { read, end } = createReader(env);
  const address = 'an e-mail address with plain letters before the @';

  const smtpRule = 'smtp://user:password@host:port or smtps://…';
  const smtp = read('SMTP_URL', readSmtpUrl, smtpRule);
  const fallback = env.SMTP_FALLBACK_URL && read('SMTP_FALLBACK_URL', readSmtpUrl, smtpRule);
  const mailFrom = read('MAIL_FROM', readAddress, address);
  const enquiryTo = read('ENQUIRY_TO', readAddress, address, readAddress(words.email));
  const site = read('SITE_URL', readUrl, ADDRESS);
  const perAddress = read('THROTTLE_MAX', readCount(0), COUNT, 5);
  const perInstance = read('THROTTLE_INSTANCE_MAX', readCount(0), COUNT, 100);
  const seconds = read('THROTTLE_WINDOW_S', readCount(1), `${COUNT} from 1`, 600);
  const trustedProxyHops = read('TRUSTED_PROXY_HOPS', readCount(0), COUNT, 1);
  const includeSubDomains = read('HSTS_INCLUDE_SUBDOMAINS', readSwitch, 'true or false', false);
  const verify = read('RECAPTCHA_VERIFY_URL', readUrl, ADDRESS, new URL(GOOGLE));
  end();

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

/**
 * Reads the settings of the editor's sign-in. They are apart from the mail's, so that a wrong one never stops enquiries.
 * @throws Error as `readSettings` does
 */
export function readAuthSettings(env: NodeJS.ProcessEnv = process.env) {
  const { read, end } = createReader(env);
  const settings = {
    clientId: read('GITHUB_CLIENT_ID', String, 'the client ID of the GitHub App'),
    clientSecret: read('GITHUB_CLIENT_SECRET', String, 'the secret of the GitHub App'),
    github: read('GITHUB_URL', readUrl, ADDRESS, new URL(GITHUB)),
    trustedProxyHops: read('TRUSTED_PROXY_HOPS', readCount(0), COUNT, 1),
  };
  end();
  return settings;
}
export type AuthSettings = ReturnType<typeof readAuthSettings>;

/** Whether all subdomains must use https, even if another setting is wrong. */
export const readSubDomains = (env: NodeJS.ProcessEnv = process.env): boolean =>
  env.HSTS_INCLUDE_SUBDOMAINS === 'true';
