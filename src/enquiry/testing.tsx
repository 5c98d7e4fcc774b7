import { render, screen, type RenderResult } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { BotCheckProvider } from './BotCheckProvider';
import { EnquiryForm } from './EnquiryForm';

/** What the tests of the form render: no test looks at these words for their own sake. */
export const words: Queries.EnquiryFormFragment = {
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

export const page = (siteKey?: string) => (
  <BotCheckProvider siteKey={siteKey}>
    <EnquiryForm words={words} agency={agency} />
  </BotCheckProvider>
);

/** The page of a visitor who has typed nothing yet: the form keeps the text of the one before. */
export function open(siteKey?: string): RenderResult {
  const view = render(page(siteKey));
  view.container.querySelector('form')?.reset();
  return view;
}

/**
 * Puts each value into the field of its name, in place of what is there. Pasted: key by key, the tests take twice as long.
 */
export async function fillIn(user: UserEvent, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await user.clear(screen.getByRole('textbox', { name: new RegExp(name, 'i') }));
    if (value) await user.paste(value);
  }
}

/** A request that the form sent, waiting for its answer. */
export interface Post {
  address: string;
  headers: Headers;
  fields: Record<string, unknown>;
  answer: (body: string, status?: number) => void;
  drop: () => void;
}

/** Stands in for the network: keeps what is posted until the test answers it; the drawings are empty. */
export function stubNetwork(): Post[] {
  const posts: Post[] = [];
  const fetch = (address: string, init?: RequestInit) =>
    new Promise<unknown>((resolve, reject) => {
      const answer = (body: string, status = 200) =>
        resolve({ ok: status >= 200 && status < 300, status, text: async () => body });
      if (init?.method !== 'POST') return answer('<svg />');
      posts.push({
        address,
        headers: new Headers(init.headers),
        fields: JSON.parse(String(init.body)),
        answer,
        drop: () => reject(new TypeError('Failed to fetch')),
      });
    });
  Object.assign(globalThis, { fetch });
  return posts;
}
