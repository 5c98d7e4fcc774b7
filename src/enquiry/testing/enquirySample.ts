import { FIELDS, type Enquiry } from '../../../api/src/enquiry';

/** Test content, so that no test depends on words in `content/`. */
export const page: Queries.EnquiryFormFragment = {
  form: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    message: 'Message',
    submit: 'Submit',
    note: 'We use it to answer you.',
    noteLink: 'Privacy policy',
  },
  errors: {
    name: 'No name',
    email: 'No address',
    phone: 'No number',
    message: 'No words',
    tooLong: 'Over {limit} letters',
  },
  thanks: { heading: 'It is here.', text: 'We read it soon.' },
  apology: {
    heading: 'It was lost.',
    text: 'Write to {email}, please.',
    subject: 'From your form?',
    later: 'Or later.',
  },
  mail: { subject: 'An enquiry:' },
  thanksBand: '/thanks.svg',
};

export const agency: Queries.EnquiryFormAgencyFragment = {
  email: 'office@bobbin.example',
  language: 'de', // writes a limit as 10.000
  spinner: '/spinner.svg',
  labels: { dismiss: 'Dismiss', sending: 'Sending' },
};

/** Name and label of each field. */
export const LABELS = FIELDS.map((name) => [name, page.form[name]] as const);

/** A valid enquiry with white space, quotes and HTML. */
export const enquiry: Enquiry = {
  name: '  Zoë "Z" <b>Ok</b> ',
  email: 'zoe@client.example',
  phone: '+44 (0)20 7946-0000',
  message: ' Line one\n\nLine two 🧵 ',
};
