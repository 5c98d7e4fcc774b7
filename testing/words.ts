import type { SiteWords } from '../api/src/settings/siteWords';

/**
 * Words of an invented agency. With them, tests fail if the code has words of
 * `content/` or does not escape `&` or `<`.
 */
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
  colourSheet: ':root{--page:#fffdf8;--text:#101418;}',
};
