import { act, cleanup, fireEvent, render, screen, type RenderResult } from '@testing-library/react';
import user from '@testing-library/user-event';
import { BotCheckProvider } from '../BotCheckProvider';
import { EnquiryForm } from '../EnquiryForm';

/** Content that no real site has, so that no test depends on words of `content/`. */
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

/** The form within its bot check. @param siteKey switches the bot check on */
export function contact(siteKey = '') {
  process.env.GATSBY_RECAPTCHA_SITE_KEY = siteKey;
  return (
    <BotCheckProvider>
      <EnquiryForm page={page} agency={agency} />
    </BotCheckProvider>
  );
}

/** Renders the form and clears it, because it keeps the text of the previous test. */
export function open(siteKey?: string): RenderResult {
  const view = render(contact(siteKey));
  for (const box of screen.getAllByRole('textbox'))
    fireEvent.change(box, { target: { value: '' } });
  return view;
}

export const field = (name: string) => screen.getByRole('textbox', { name });
export const button = (name = 'Submit') => screen.getByRole('button', { name });

export const FIELDS = [
  ['name', 'Name'],
  ['email', 'Email'],
  ['phone', 'Phone'],
  ['message', 'Message'],
] as const;

/** Valid values with white space, quotes and HTML in them. */
export const typed = {
  name: '  Zoë "Z" <b>Ok</b> ',
  email: 'zoe@client.example',
  phone: '+44 (0)20 7946-0000',
  message: ' Line one\n\nLine two 🧵 ',
};

/** Replaces the text of each field. Pastes, because typing takes twice as long. */
export async function fill(values = typed): Promise<void> {
  for (const [name, label] of FIELDS) {
    await user.clear(field(label));
    if (values[name]) await user.paste(values[name]);
  }
}

/** A posted enquiry. The test calls `answer`. */
export interface Post {
  address: string;
  headers: Record<string, string>;
  fields: Record<string, unknown>;
  answer: (body: string, status?: number) => void;
}

/** Replaces `fetch`. @returns the enquiries posted in the current test. Requests for drawings get an empty SVG. */
export function stubNetwork(): Post[] {
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
    Object.assign(globalThis, { fetch });
    // jsdom does not implement scrollIntoView.
    Element.prototype.scrollIntoView = jest.fn();
  });
  // The form remembers a pending enquiry across tests. Answer it, and render the form once to consume the answer.
  afterEach(async () => {
    for (const post of posts.splice(0)) post.answer('Success');
    await act(async () => void render(contact()));
    cleanup();
  });
  return posts;
}
