import {
  act,
  cleanup,
  fireEvent,
  render,
  screen,
  type RenderResult,
} from '@testing-library/react';
import user from '@testing-library/user-event';
import { EnquiryForm } from '../EnquiryForm';
import { agency, enquiry, LABELS, page } from './enquirySample';

// Gatsby's `graphql` throws outside of a build. This mock replaces Gatsby in
// all tests that import this file.
jest.mock('gatsby', () => ({
  graphql: () => undefined,
  prefetchPathname: () => undefined,
}));

/**
 * Sets the site key that the form reads when it mounts, and returns the form.
 * An empty key turns the bot check off.
 */
export function contactForm(siteKey = '', agencyFields = {}) {
  process.env.GATSBY_RECAPTCHA_SITE_KEY = siteKey;

  return <EnquiryForm page={page} agency={{ ...agency, ...agencyFields }} />;
}

/**
 * Renders the form and clears its four fields, because they keep the text of
 * the previous test.
 */
export function renderForm(siteKey?: string, agencyFields = {}): RenderResult {
  const view = render(contactForm(siteKey, agencyFields));

  for (const box of screen.getAllByRole('textbox'))
    fireEvent.change(box, { target: { value: '' } });

  return view;
}

export const field = (label: string) =>
  screen.getByRole('textbox', { name: label });
export const button = (name = 'Send it') =>
  screen.getByRole('button', { name });

/**
 * Replaces the text of each field. `clear` also focuses the field for `paste`,
 * which takes half as long as typing.
 */
export async function fill(texts = enquiry): Promise<void> {
  for (const [name, label] of LABELS) {
    await user.clear(field(label));
    if (texts[name]) await user.paste(texts[name]);
  }
}

/** Also finds the fields while the thanks hide them. */
export const expectTexts = (texts: typeof enquiry) => {
  for (const [name, label] of LABELS)
    expect(screen.getByLabelText(label)).toHaveValue(texts[name]);
};

/** Renders the form, fills it in, submits it, and waits until it is sending. */
export async function submitForm(agencyFields = {}): Promise<RenderResult> {
  const view = renderForm('', agencyFields);

  await fill();
  await user.click(button());
  await screen.findByRole('button', { name: 'Sending' });

  return view;
}

/**
 * Gives each test an empty page and a fake `fetch`. Returns the posted
 * enquiries, and a function that answers the last one.
 */
export function stubFetch() {
  const posts: {
    address: string;
    headers: Record<string, string>;
    fields: object;
  }[] = [];
  let respond: (body: string, status?: number) => void = () => undefined;

  const fetch = async (address: string, init?: RequestInit) => {
    const isDrawing = init?.method !== 'POST';

    if (isDrawing) return { ok: true, text: async () => '<svg />' };
    const headers = Object.fromEntries(new Headers(init.headers));

    posts.push({ address, headers, fields: JSON.parse(String(init.body)) });

    return new Promise((resolve) => {
      respond = (body, status = 200) =>
        resolve({
          ok: status >= 200 && status < 300,
          status,
          text: async () => body,
        });
    });
  };

  beforeEach(() => {
    document.body.innerHTML = '';
    Object.assign(globalThis, { fetch });
    // jsdom does not implement it.
    Element.prototype.scrollIntoView = jest.fn();
  });
  // The form keeps a pending enquiry across tests. Answer it and render the
  // form, which forgets an outcome once it is shown.
  afterEach(async () => {
    respond('Success');
    posts.length = 0;
    await act(async () => void render(contactForm()));
    // Testing Library's own cleanup ran before this hook rendered the form.
    cleanup();
  });
  const answer = (body: string, status?: number) =>
    act(async () => respond(body, status));

  return { posts, answer };
}
