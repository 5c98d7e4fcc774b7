import { createDelivery, type Log } from '../src/mail/delivery';
import type { MailLimits } from '../src/mail/mailer';
import { createDependencies, type Dependencies } from '../src/dependencies';
import { readSettings, type SiteWords } from '../src/settings';

/** The words of an agency that is not ours, so that no test passes by a word in the code. */
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

/** Settings that work, for a mail server at an address. */
export const environment = (smtpUrl: string, more: Record<string, string> = {}) => ({
  NODE_ENV: 'test' as const,
  SMTP_URL: smtpUrl,
  MAIL_FROM: 'website@bobbin.example',
  SITE_URL: 'https://bobbin.example',
  THROTTLE_MAX: '0',
  THROTTLE_INSTANCE_MAX: '0',
  ...more,
});

/** What the function really works with, by the settings of an environment. */
export function dependenciesFor(env: NodeJS.ProcessEnv, limits?: MailLimits): Dependencies {
  const settings = readSettings(WORDS, env);
  return {
    ...createDependencies(settings, WORDS),
    deliver: createDelivery(settings.smtpServers, limits),
  };
}

/** A log that keeps its lines. */
export function keepLog(): Log & { lines: string[] } {
  const lines: string[] = [];
  const keep = (...words: unknown[]) => void lines.push(words.join(' '));
  return { lines, warn: keep, error: keep };
}
