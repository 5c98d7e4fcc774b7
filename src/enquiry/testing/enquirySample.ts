import { FIELDS, type Enquiry } from '../../../shared/enquiry';
import { WORDS } from '../../../testing/words';

export const page: Queries.EnquiryFormFragment = {
  ...WORDS,
  form: {
    ...WORDS.labels,
    note: 'We use it to answer you.',
    noteLink: 'Privacy policy',
  },
  thanks: { heading: 'It is here.', text: 'We read it soon.' },
  thanksBand: '/thanks.svg',
};

export const agency: Queries.EnquiryFormAgencyFragment = {
  email: WORDS.email,
  phone: null,
  phoneUri: null,
  booking: null,
  // In German the error for a long message says 10.000, in WORDS.language
  // 10,000.
  language: 'de',
  spinner: '/spinner.svg',
  labels: { dismiss: 'Dismiss', sending: 'Sending' },
};

// [['name', 'Your name'], …]
export const LABELS = FIELDS.map((name) => [name, page.form[name]] as const);

export const enquiry: Enquiry = {
  name: '  Zoë "Z" <b>Ok</b> ', // The form must send each space, quote and tag.
  email: 'zoe@client.example',
  phone: '+44 (0)20 7946-0000',
  message: ' Line one\n\nLine two 🧵 ',
};
