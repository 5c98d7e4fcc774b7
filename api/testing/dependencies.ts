import type { HttpRequest } from '@azure/functions';
import type { Log } from '../src/log';
import { createDelivery } from '../src/mail/delivery';
import type { MailTimeouts } from '../src/mail/mailer';
import { createDependencies } from '../src/dependencies';
import { sendEmail } from '../src/sendEmail';
import { readSettings } from '../src/settings';
import type { SiteWords } from '../src/siteWords';

/** Words of another agency than in `content/`, so that tests fail if the code contains a word of ours. */
export const WORDS: SiteWords = {
  name: 'Bobbin & Co',
  email: 'office@bobbin.example',
  language: 'en-GB',
  heading: 'Write to us',
  labels: {
    name: 'Your name',
    email: 'Your address',
    phone: 'Your number',
    message: 'Your message',
    submit: 'Send it',
  },
  errors: {
    name: 'A name, please.',
    email: 'An address, please.',
    phone: 'A number, please.',
    message: 'A few words, please.',
    tooLong: 'No more than {limit} letters, please.',
  },
  apology: {
    heading: 'That & this went wrong.',
    text: 'Write to {email} <instead>.',
    subject: 'From your form?',
    later: 'Or later <today>.',
  },
  mail: { subject: 'An enquiry:', from: '{name} (by {agency})' },
  colours: ':root{--page:#fffdf8;--text:#101418;}',
};

/** Returns valid settings for a mail server. */
export const environment = (smtpUrl: string, more: Record<string, string> = {}) => ({
  NODE_ENV: 'test' as const,
  SMTP_URL: smtpUrl,
  MAIL_FROM: 'website@bobbin.example',
  SITE_URL: 'https://bobbin.example',
  THROTTLE_MAX: '0',
  THROTTLE_INSTANCE_MAX: '0',
  ...more,
});

/** Creates a log that keeps its lines. */
export function keepLog(): Log & { lines: string[] } {
  const lines: string[] = [];
  const keep = (...words: unknown[]) => void lines.push(words.join(' '));
  return { lines, warn: keep, error: keep };
}

/** Creates the function as after a cold start. @returns its log, and `send` for requests to it */
export function startFunction(
  smtpUrl: string,
  more: Record<string, string> = {},
  timeouts?: MailTimeouts,
) {
  const settings = readSettings(WORDS, environment(smtpUrl, more));
  const deliver = createDelivery(settings.smtpServers, timeouts);
  const dependencies = { ...createDependencies(settings, WORDS), deliver };
  const log = keepLog();
  return {
    lines: log.lines,
    send: async (request: HttpRequest) => {
      const { status, headers, body } = await sendEmail(request, log, dependencies);
      return { status, headers: new Headers(headers as Record<string, string>), body };
    },
  };
}
