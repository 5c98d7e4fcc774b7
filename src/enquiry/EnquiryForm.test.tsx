import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { agency, fillIn, stubNetwork, type Post, open, words } from './testing';

jest.mock('gatsby', () => ({ graphql: () => undefined, prefetchPathname: () => undefined }));

const typed = {
  name: '  Zoë "Z" <b>Ok</b> ',
  email: 'zoe@client.example',
  phone: '+44 (0)20 7946-0000',
  message: ' Line one\n\nLine two 🧵 ',
};

const FIELDS = [
  ['name', 'Name'],
  ['email', 'Email'],
  ['phone', 'Phone'],
  ['message', 'Message'],
] as const;

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
const latest = () => {
  const post = posts.at(-1);
  if (!post) throw new Error('nothing was sent');
  return post;
};

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

test('a refused Submit tells each wrong field, moves to the first each time, and sends nothing', async () => {
  open();
  await user.click(button());
  await screen.findByText(words.errors.name);
  for (const [name, label] of FIELDS) {
    expect(field(label)).toBeInvalid();
    expect(field(label)).toHaveAccessibleDescription(words.errors[name]);
  }
  expect(field('Name')).toHaveFocus();
  await user.click(button());
  expect(field('Name')).toHaveFocus();

  await fill({ ...typed, phone: '12a' });
  await user.click(button());
  expect(field('Phone')).toHaveFocus();
  for (const [name, label] of FIELDS)
    expect(field(label)).toHaveAttribute('aria-invalid', String(name === 'phone'));
  expect(posts).toHaveLength(0);
  expect(button()).toHaveAttribute('aria-disabled', 'false');
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

test('what stands in the hidden field, out of reach of people, travels in a header', async () => {
  const { container } = open();
  const hidden = container.querySelector<HTMLInputElement>('input[name="website"]');
  expect(hidden).toHaveAttribute('tabindex', '-1');
  expect(screen.getAllByRole('textbox')).toHaveLength(4);
  if (hidden) hidden.value = 'https://spam.example';
  const post = await send();
  expect(post.headers.get('X-Website')).toBe(encodeURIComponent('https://spam.example'));
});

test('browsers are told what each field is for, which keyboard it wants, and that it is needed', () => {
  open();
  const asked = screen.getAllByRole('textbox').map((box) => {
    expect(box).toBeRequired();
    const names = ['type', 'autocomplete', 'inputmode', 'autocapitalize', 'spellcheck'];
    return [box.tagName, box.className, ...names.map((name) => box.getAttribute(name))];
  });
  expect(asked).toEqual([
    ['INPUT', 'control name', 'text', 'name', null, null, null],
    ['INPUT', 'control email', 'text', 'email', 'email', 'none', 'false'],
    ['INPUT', 'control phone', 'tel', 'tel', null, null, null],
    ['TEXTAREA', 'control message', null, null, null, null, null],
  ]);
});

test('a field that is not wrong is described by nothing', () => {
  const { container } = open();
  expect(container.querySelector('[aria-describedby], [id$="-error"]')).toBeNull();
});

test('while sending, the button says so and keeps the focus, and nothing sends again', async () => {
  open();
  await fill();
  await user.dblClick(button());
  await screen.findByRole('button', { name: 'Sending' });
  expect(button('Sending')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Sending')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Sending');
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

test('the thanks of a post is there only where it has just come back, until the next Submit', async () => {
  const other = open();
  expect(screen.queryByText(words.thanks.heading)).not.toBeInTheDocument();
  other.unmount();
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
  ['another body', () => answer('Success\n'), false],
  ['another status', () => answer('Success', 500), false],
  ['too many enquiries', () => answer('Success', 429), true],
  ['a lost connection', async () => act(async () => latest().drop()), false],
])('%s is a failure: an alert with the mailto, the text kept', async (_, fails, later) => {
  open();
  await send();
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
  await fails();
  const alert = screen.getByRole('alert');
  expect(within(alert).getByRole('heading')).toHaveTextContent(words.apology.heading);
  expect(alert.firstElementChild).toHaveAttribute('class', 'alert failure');
  expect(alert).toHaveTextContent('Write to office@bobbin.example, please.');
  expect(within(alert).queryByText('Or later.') !== null).toBe(later);
  expect(within(alert).getByRole('link', { name: 'office@bobbin.example' })).toHaveAttribute(
    'href',
    'mailto:office@bobbin.example?subject=From%20your%20form%3F',
  );
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
  for (const [name, label] of FIELDS) expect(field(label)).toHaveValue(typed[name]);
  expect(button()).toHaveAttribute('aria-disabled', 'false');
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

test('the same text is sent again with the same key, which is new as soon as a field changes', async () => {
  open();
  const keyOf = (post: Post) => post.headers.get('Idempotency-Key');
  const keys = [keyOf(await send())];
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  await answer('Failure');
  await user.click(button());
  expect(posts).toHaveLength(2);
  expect(keyOf(latest())).toBe(keys[0]);
  for (const [, label] of FIELDS) {
    await answer('Failure');
    await user.type(field(label), '1');
    await user.click(button());
    keys.push(keyOf(latest()));
  }
  expect(new Set(keys).size).toBe(5);
});
