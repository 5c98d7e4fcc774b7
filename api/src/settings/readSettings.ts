import { object } from 'yup';
import { isMailable } from '../../../shared/emailAddress';
import { readEnvironment, type Environment } from './readEnvironment';
import {
  emailAddress,
  smtpServer,
  text,
  trueOrFalse,
  webAddress,
  wholeNumberFrom,
} from './settingTypes';
import type { SiteWords } from './siteWords';

const RECAPTCHA_URL = 'https://www.google.com/recaptcha/api/siteverify';

/** The settings of sendEmail, in the order in which an error names them. */
const schemaFor = (siteWords: SiteWords) =>
  object({
    SMTP_URL: smtpServer,
    SMTP_FALLBACK_URL: smtpServer.optional(),
    MAIL_FROM: emailAddress,
    ENQUIRY_TO: emailAddress.default(
      isMailable(siteWords.email) ? siteWords.email : undefined,
    ),
    SITE_URL: webAddress,

    THROTTLE_MAX: wholeNumberFrom(0).default(5),
    THROTTLE_INSTANCE_MAX: wholeNumberFrom(0).default(100),
    THROTTLE_WINDOW_S: wholeNumberFrom(1).default(600),
    TRUSTED_PROXY_HOPS: wholeNumberFrom(0).default(1),
    HSTS_INCLUDE_SUBDOMAINS: trueOrFalse.default(false),

    RECAPTCHA_SECRET_KEY: text('a secret key').optional(),
    RECAPTCHA_VERIFY_URL: webAddress.default(() => new URL(RECAPTCHA_URL)),
  });

/**
 * Reads the settings of the function sendEmail.
 * @throws SettingsError if any is missing or wrong
 */
export function readSettings(
  siteWords: SiteWords,
  environment: Environment = process.env,
) {
  const values = readEnvironment(schemaFor(siteWords), environment);

  const { SMTP_URL: firstServer, SMTP_FALLBACK_URL: secondServer } = values;

  return {
    smtpServers: secondServer ? [firstServer, secondServer] : [firstServer],
    mailFrom: values.MAIL_FROM,
    enquiryTo: values.ENQUIRY_TO,
    site: values.SITE_URL,

    /**
     * Maximum number of mails within `windowMs`: from each visitor, and from
     * this instance. 0 means no limit.
     */
    throttle: {
      perVisitor: values.THROTTLE_MAX,
      perInstance: values.THROTTLE_INSTANCE_MAX,
      windowMs: 1000 * values.THROTTLE_WINDOW_S,
    },

    trustedProxyHops: values.TRUSTED_PROXY_HOPS,
    hstsIncludeSubDomains: values.HSTS_INCLUDE_SUBDOMAINS,

    botCheck: {
      /** Without a secret there is no bot check. */
      secret: values.RECAPTCHA_SECRET_KEY,
      verifyUrl: values.RECAPTCHA_VERIFY_URL,
    },
  };
}

export type Settings = ReturnType<typeof readSettings>;
