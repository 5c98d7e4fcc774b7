import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { agency, fillIn, stubNetwork, type Post, open, page, words } from './testing';

jest.mock('gatsby', () => ({ graphql: () => undefined, prefetchPathname: () => undefined }));

const typed = {
  name: '  Zoë "Z" <b>Ok</b> ',
  email: 'zoe@client.example',
  phone: '+44 (0)20 7946-0000',
  message: ' Line one\n\nLine two 🧵 ',
};

let posts: Post[];
let user: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  posts = stubNetwork();
  user = userEvent.setup();
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = jest.fn();
});

const field = (name: string) => screen.getByRole('textbox', { name });
const button = (name = 'Submit') => screen.getByRole('button', { name });
const latest = () => posts[posts.length - 1] ?? fail('nothing was sent');

function fail(reason: string): never {
  throw new Error(reason);
}

const fill = (values = typed) => fillIn(user, values);

/** Fills the form, presses Submit and waits until the enquiry is on its way. */
async function send(values = typed): Promise<Post> {
  const before = posts.length;
  await fill(values);
  await user.click(button());
  await screen.findByRole('button', { name: 'Sending' });
  expect(posts).toHaveLength(before + 1);
  return latest();
}

const answer = async (...[body, status]: [string, number?]) =>
  act(async () => latest().answer(body, status));

test('an empty form shows the four sentences and sends nothing', async () => {
  open();
  await user.click(button());
  await screen.findByText(words.errors.name);
  expect(field('Name')).toHaveAccessibleDescription(words.errors.name);
  expect(field('Email')).toHaveAccessibleDescription(words.errors.email);
  expect(field('Phone')).toHaveAccessibleDescription(words.errors.phone);
  expect(field('Message')).toHaveAccessibleDescription(words.errors.message);
  for (const box of screen.getAllByRole('textbox')) expect(box).toBeInvalid();
  expect(posts).toHaveLength(0);
  expect(button()).toHaveAttribute('aria-disabled', 'false');
});

test('only the field that is wrong shows an error', async () => {
  open();
  await fill({ ...typed, phone: '12a' });
  await user.click(button());
  await screen.findByText(words.errors.phone);
  expect(field('Name')).toBeValid();
  expect(field('Email')).toBeValid();
  expect(field('Message')).toBeValid();
  expect(posts).toHaveLength(0);
});

test('a text over the limit is refused with a sentence that names the limit, and is not cut', async () => {
  open();
  const long = 'x'.repeat(10_001);
  await fill({ ...typed, message: long });
  await user.click(button());
  await screen.findByText('Over 10.000 letters');
  expect(field('Message')).toHaveValue(long);
  expect(posts).toHaveLength(0);
});

test('nothing is checked before Submit, and an error stays until the next Submit', async () => {
  open();
  await user.click(field('Email'));
  await user.type(field('Email'), 'nobody');
  await user.click(field('Message'));
  expect(field('Email')).toBeValid();
  await user.click(button());
  await screen.findByText(words.errors.email);
  await fill();
  await user.tab();
  expect(screen.getByText(words.errors.email)).toBeVisible();
  await user.click(button());
  await screen.findByRole('button', { name: 'Sending' });
  expect(screen.queryByText(words.errors.email)).not.toBeInTheDocument();
  expect(button('Sending')).toHaveFocus();
});

test('a refused Submit moves the focus to the first wrong field, each time', async () => {
  open();
  await fill({ ...typed, email: '', message: '' });
  await user.click(button());
  await screen.findByText(words.errors.message);
  expect(field('Email')).toHaveFocus();
  await user.click(button());
  expect(field('Email')).toHaveFocus();
  await user.type(field('Email'), typed.email);
  await user.click(button());
  expect(field('Message')).toHaveFocus();
});

test('the six fields are sent exactly as typed', async () => {
  open();
  const post = await send();
  expect(new URL(post.address).pathname).toBe('/api/sendEmail');
  expect(Object.entries(post.fields)).toEqual([
    ['to', agency.email],
    ['subject', words.mail.subject],
    ...Object.entries(typed),
  ]);
  expect(post.headers.has('X-Website')).toBe(false);
  expect(post.headers.has('X-Bot-Token')).toBe(false);
});

test('what a browser fills in without a word is sent too', async () => {
  open();
  await fill();
  const box = field('Phone');
  if (box instanceof HTMLInputElement) box.value = '020 1';
  await user.click(button());
  await screen.findByRole('button', { name: 'Sending' });
  expect(latest().fields).toHaveProperty('phone', '020 1');
});

test('what stands in the hidden field travels in a header', async () => {
  const { container } = open();
  const hidden = container.querySelector<HTMLInputElement>('input[name="website"]');
  if (hidden) hidden.value = 'https://spam.example';
  const post = await send();
  expect(post.headers.get('X-Website')).toBe(encodeURIComponent('https://spam.example'));
});

test('a screen reader hears that all four fields are needed', () => {
  open();
  for (const box of screen.getAllByRole('textbox')) expect(box).toBeRequired();
});

test('browsers are told what each field is for, and which keyboard it wants', () => {
  open();
  const asked = screen.getAllByRole('textbox').map((box) => ({
    tag: box.tagName,
    className: box.className,
    ...Object.fromEntries(
      ['type', 'autocomplete', 'inputmode', 'autocapitalize', 'spellcheck'].flatMap((name) => {
        const value = box.getAttribute(name);
        return value === null ? [] : [[name, value]];
      }),
    ),
  }));
  expect(asked).toEqual([
    { tag: 'INPUT', className: 'control name', type: 'text', autocomplete: 'name' },
    {
      tag: 'INPUT',
      className: 'control email',
      type: 'text',
      autocomplete: 'email',
      inputmode: 'email',
      autocapitalize: 'none',
      spellcheck: 'false',
    },
    { tag: 'INPUT', className: 'control phone', type: 'tel', autocomplete: 'tel' },
    { tag: 'TEXTAREA', className: 'control message' },
  ]);
});

test('a field that is not wrong is described by nothing', () => {
  const { container } = open();
  for (const box of screen.getAllByRole('textbox'))
    expect(box).not.toHaveAttribute('aria-describedby');
  expect(container.querySelector('[id$="-error"]')).toBeNull();
});

test('the hidden field is out of reach of people', () => {
  const { container } = open();
  expect(screen.getAllByRole('textbox')).toHaveLength(4);
  expect(container.querySelector('[name="website"]')).toHaveAttribute('tabindex', '-1');
});

test('while sending, the button is called so, keeps the focus, and tells a screen reader', async () => {
  open();
  await send();
  expect(button('Sending')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Sending')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Sending');
});

test('a second press sends nothing, nor does Enter, nor both halves of a double click', async () => {
  open();
  await fill();
  await user.dblClick(button());
  await screen.findByRole('button', { name: 'Sending' });
  await user.click(button('Sending'));
  await user.type(field('Name'), '{Enter}');
  expect(posts).toHaveLength(1);
});

test('Success thanks, clears the four fields and stops the spinner', async () => {
  open();
  await send();
  await answer('Success');
  const status = screen.getByRole('status');
  const heading = within(status).getByRole('heading');
  expect(heading).toHaveTextContent(words.thanks.heading);
  expect(heading.parentElement).toHaveAttribute('class', 'alert success');
  expect(status).toHaveTextContent(words.thanks.text);
  expect(status).not.toHaveTextContent('Sending');
  for (const box of screen.getAllByRole('textbox')) expect(box).toHaveValue('');
  expect(button()).toHaveAttribute('aria-disabled', 'false');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('what was typed is there again after another page was read', async () => {
  const { unmount } = open();
  await fill();
  unmount();
  render(page());
  expect(field('Name')).toHaveValue(typed.name);
  expect(field('Email')).toHaveValue(typed.email);
  expect(field('Phone')).toHaveValue(typed.phone);
  expect(field('Message')).toHaveValue(typed.message);
});

test('the thanks of a post without scripts is gone once scripts run, so that none is doubled', () => {
  open();
  expect(screen.queryByText(words.thanks.heading)).not.toBeInTheDocument();
});

test('the thanks of a post that has just come back stays until the next Submit', async () => {
  window.location.hash = '#sent';
  const { container } = open();
  const sent = container.querySelector('#sent');
  expect(sent).toHaveTextContent(words.thanks.heading);
  expect(sent).toHaveTextContent(words.thanks.text);
  await user.type(field('Name'), 'Zoë');
  // The check of the form has come.
  await screen.findByRole('status');
  expect(sent).toBeInTheDocument();
  await send();
  expect(sent).not.toBeInTheDocument();
  window.location.hash = '';
});

test.each([
  ['another body', () => answer('Success\n')],
  ['another status', () => answer('Success', 500)],
  ['a lost connection', async () => act(async () => latest().drop())],
])('%s is a failure: an alert with the mailto, the text kept', async (_, fails) => {
  open();
  await send();
  await fails();
  const alert = screen.getByRole('alert');
  expect(within(alert).getByRole('heading')).toHaveTextContent(words.apology.heading);
  expect(alert.firstElementChild).toHaveAttribute('class', 'alert failure');
  expect(alert).toHaveTextContent('Write to office@bobbin.example, please.');
  expect(within(alert).getByRole('link', { name: 'office@bobbin.example' })).toHaveAttribute(
    'href',
    'mailto:office@bobbin.example?subject=From%20your%20form%3F',
  );
  expect(field('Name')).toHaveValue(typed.name);
  expect(field('Message')).toHaveValue(typed.message);
  expect(button()).toHaveAttribute('aria-disabled', 'false');
});

test('only after too many enquiries the alert says besides to try later', async () => {
  open();
  await send();
  await answer('Failure', 502);
  expect(screen.getByRole('alert')).not.toHaveTextContent('Or later.');
  await user.click(button());
  await answer('Too many enquiries.', 429);
  expect(screen.getByRole('alert')).toHaveTextContent('Or later.');
  expect(field('Message')).toHaveValue(typed.message);
});

test.each(['Success', 'Failure'])(
  'the alert of a %s is dismissed, and the focus goes to Submit',
  async (body) => {
    open();
    await send();
    await answer(body);
    await user.click(button('Dismiss'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(button()).toHaveFocus();
  },
);

test.each([
  ['of a failure', 'Failure', typed],
  ['of a success', 'Success', { ...typed, name: '' }],
])('the alert %s goes at the next Submit', async (_, body, next) => {
  open();
  await send();
  await answer(body);
  await fill(next);
  expect(button('Dismiss')).toBeVisible();
  await user.click(button());
  expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
});

test('after a failure the same text is sent again with the same key', async () => {
  open();
  const first = await send();
  await answer('Failure');
  await user.click(button());
  expect(posts).toHaveLength(2);
  expect(first.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
  expect(latest().headers.get('Idempotency-Key')).toBe(first.headers.get('Idempotency-Key'));
});

test('the key is new as soon as a field changes', async () => {
  open();
  const keys = [(await send()).headers.get('Idempotency-Key')];
  for (const name of ['Name', 'Email', 'Phone', 'Message']) {
    await answer('Failure');
    await user.type(field(name), '1');
    await user.click(button());
    keys.push(latest().headers.get('Idempotency-Key'));
  }
  expect(new Set(keys).size).toBe(5);
});

test('an alert is brought into view', async () => {
  open();
  await send();
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
  await answer('Failure');
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
});

test('the line under the button leads to the privacy policy', () => {
  open();
  expect(screen.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy');
});
