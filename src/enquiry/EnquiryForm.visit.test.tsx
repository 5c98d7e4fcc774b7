/** Tests of the form before hydration, and of a visitor who leaves the page and comes back. */
import { act, render, screen } from '@testing-library/react';
import user from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.node';
import {
  button,
  contact,
  field,
  FIELDS,
  fill,
  open,
  page,
  stubNetwork,
  typed,
} from './testing/enquiryForm';

jest.mock('gatsby', () => ({ graphql: () => undefined, prefetchPathname: () => undefined }));

const posts = stubNetwork();

beforeEach(() => {
  document.body.innerHTML = '';
});

/** Adds the server's HTML to the document. */
function showServerHtml(): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = renderToString(contact());
  document.body.append(root);
  return root;
}

const answer = (body: string) => act(async () => posts.at(-1)?.answer(body));
const expectText = (values: typeof typed) => {
  for (const [name, label] of FIELDS) expect(field(label)).toHaveValue(values[name]);
};

test('without scripts the form posts to the function, and shows neither alert nor status', () => {
  showServerHtml();
  const form = document.querySelector('form');
  expect(form).toHaveAttribute('action', '/api/sendEmail');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('novalidate');
  expect(document.querySelector('#sent')).toHaveTextContent(page.thanks.heading);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Dismiss' })).toHaveAttribute('href', '#main');
});

test('keeps and sends text that was typed or filled in before hydration', async () => {
  open().unmount();
  const root = showServerHtml();
  for (const [name, label] of FIELDS) Object.assign(field(label), { value: typed[name] });
  const { rerender } = render(contact(), { container: root, hydrate: true });
  rerender(contact());
  expectText(typed);
  await user.type(field('Phone'), '1');
  expectText({ ...typed, phone: `${typed.phone}1` });
  await user.click(button());
  expect(posts[0]?.fields).toMatchObject({ ...typed, phone: `${typed.phone}1` });
});

test('keeps the text for a visitor who leaves the page and comes back', async () => {
  const { unmount } = open();
  await fill();
  unmount();
  render(contact());
  expectText(typed);
});

/** Sends an enquiry and leaves the page before the answer. */
async function leaveWhileSending(): Promise<void> {
  const { unmount } = open();
  await fill();
  await user.click(button());
  await screen.findByRole('button', { name: 'Sending' });
  unmount();
}

const comeBack = () => act(async () => void render(contact()));

test('a visitor who comes back before the answer sees "Sending", and then the thanks', async () => {
  await leaveWhileSending();
  await comeBack();
  expect(screen.getByRole('status')).toHaveTextContent('Sending');
  await user.click(button('Sending'));
  await answer('Success');
  expect(screen.getByRole('status')).toHaveTextContent(page.thanks.heading);
  expectText({ name: '', email: '', phone: '', message: '' });
  expect(posts).toHaveLength(1);
});

test.each([
  ['Success', page.thanks.heading, { name: '', email: '', phone: '', message: '' }],
  ['Failure', page.apology.heading, typed],
])(
  'a visitor who comes back after the answer %s sees the outcome once',
  async (body, heading, text) => {
    await leaveWhileSending();
    await answer(body);
    await comeBack();
    expect(screen.getByRole('heading', { name: heading })).toBeVisible();
    expectText(text);
    expect(button()).toHaveAttribute('aria-disabled', 'false');
    await user.click(button('Dismiss'));
    await user.click(button());
    expect(posts).toHaveLength(body === 'Failure' ? 2 : 1);
  },
);
