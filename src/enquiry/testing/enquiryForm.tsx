import { act, cleanup, fireEvent, render, screen, type RenderResult } from '@testing-library/react';
import user from '@testing-library/user-event';
import { FIELDS, type Enquiry } from '../../../api/src/enquiry';
import { BotCheckProvider } from '../BotCheckProvider';
import { EnquiryForm } from '../EnquiryForm';

jest.mock('gatsby', () => ({ graphql: () => undefined, prefetchPathname: () => undefined }));

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
  language: 'de',
  spinner: '/spinner.svg',
  labels: { dismiss: 'Dismiss', sending: 'Sending' },
};

/** Returns the form inside the bot check's provider. @param siteKey switches the bot check on */
export function contactForm(siteKey = '') {
  process.env.GATSBY_RECAPTCHA_SITE_KEY = siteKey;
  return (
    <BotCheckProvider>
      <EnquiryForm page={page} agency={agency} />
    </BotCheckProvider>
  );
}

/** Renders the form and clears it, because it keeps the text of the previous test. */
export function renderForm(siteKey?: string): RenderResult {
  const view = render(contactForm(siteKey));
  for (const box of screen.getAllByRole('textbox'))
    fireEvent.change(box, { target: { value: '' } });
  return view;
}

export const field = (name: string) => screen.getByRole('textbox', { name });
export const button = (name = 'Submit') => screen.getByRole('button', { name });

/** Name and label of each field. */
export const LABELS = FIELDS.map((name) => [name, page.form[name]] as const);

/** A valid enquiry with white space, quotes and HTML. */
export const enquiry: Enquiry = {
  name: '  Zoë "Z" <b>Ok</b> ',
  email: 'zoe@client.example',
  phone: '+44 (0)20 7946-0000',
  message: ' Line one\n\nLine two 🧵 ',
};

/** Replaces the text of each field. Pastes, because typing takes twice as long. */
export async function fill(texts = enquiry): Promise<void> {
  for (const [name, label] of LABELS) {
    await user.clear(field(label));
    if (texts[name]) await user.paste(texts[name]);
  }
}

interface Post {
  address: string;
  headers: Record<string, string>;
  fields: Record<string, unknown>;
  answer: (body: string, status?: number) => void;
}

/**
 * Replaces `fetch` for the tests of a file. Requests for drawings get an empty SVG.
 * @returns the enquiries that the current test has posted, and a function that answers the last one
 */
export function stubFetch() {
  const posts: Post[] = [];
  const fetch = (address: string, init?: RequestInit) =>
    new Promise<unknown>((resolve) => {
      const answer = (body: string, status = 200) =>
        resolve({ ok: status >= 200 && status < 300, status, text: async () => body });
      if (init?.method !== 'POST') return answer('<svg />');
      posts.push({
        address,
        headers: Object.fromEntries(new Headers(init.headers)),
        fields: JSON.parse(String(init.body)),
        answer,
      });
    });
  beforeEach(() => {
    document.body.innerHTML = '';
    Object.assign(globalThis, { fetch });
    // jsdom does not implement scrollIntoView.
    Element.prototype.scrollIntoView = jest.fn();
  });
  // The form keeps a pending enquiry across tests. Answer it, and render the form once to take the outcome.
  afterEach(async () => {
    for (const post of posts.splice(0)) post.answer('Success');
    await act(async () => void render(contactForm()));
    cleanup();
  });
  const answer = (body: string, status?: number) =>
    act(async () => posts.at(-1)?.answer(body, status));
  return { posts, answer };
}
