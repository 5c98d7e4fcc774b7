import { act, screen, waitFor, within } from '@testing-library/react';
import user from '@testing-library/user-event';
import { answerPage } from '../../api/src/answer/answerPage';
import { WORDS } from '../../api/testing/dependencies';
import {
  agency,
  button,
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

/** Opens and fills the form, presses Submit and waits until the enquiry is on its way. */
async function send() {
  open();
  await fill();
  await user.click(button());
  await screen.findByRole('button', { name: 'Sending' });
  expect(posts).toHaveLength(1);
}

const answer = (body: string, status?: number) =>
  act(async () => posts.at(-1)?.answer(body, status));

test('a refused Submit tells each wrong field, moves to the first each time, and sends nothing', async () => {
  const { container } = open();
  expect(container.querySelector('[id$="-error"]')).toBeNull();
  await user.click(button());
  await screen.findByText(page.errors.name);
  for (const [name, label] of FIELDS) {
    expect(field(label)).toBeInvalid();
    expect(field(label)).toHaveAccessibleDescription(page.errors[name]);
  }
  expect(field('Name')).toHaveFocus();
  await user.click(button());
  await waitFor(() => expect(field('Name')).toHaveFocus());

  await fill({ ...typed, phone: '12a' });
  await user.click(button());
  await waitFor(() => expect(field('Phone')).toHaveFocus());
  for (const [name, label] of FIELDS) {
    expect(field(label).hasAttribute('aria-invalid')).toBe(name === 'phone');
    expect(field(label)).toHaveAccessibleDescription(name === 'phone' ? page.errors.phone : '');
  }
  expect(posts).toHaveLength(0);
  expect(button()).toHaveAttribute('aria-disabled', 'false');
});

test('a message over its limit is refused uncut, and the limit is written as the language does', async () => {
  open();
  const message = 'x'.repeat(10_001);
  await fill({ ...typed, message });
  await user.click(button());
  expect(await screen.findByText('Over 10.000 letters')).toBeVisible();
  expect(field('Message')).toHaveValue(message);
});

test('nothing is checked before Submit, and an error stays until the next Submit', async () => {
  open();
  await user.type(field('Email'), 'nobody');
  await user.click(field('Message'));
  expect(field('Email')).toBeValid();
  await user.click(button());
  await screen.findByText(page.errors.email);
  await fill();
  await user.tab();
  expect(screen.getByText(page.errors.email)).toBeVisible();
  await user.click(button());
  await screen.findByRole('button', { name: 'Sending' });
  expect(screen.queryByText(page.errors.email)).not.toBeInTheDocument();
  expect(button('Sending')).toHaveFocus();
});

test('the six fields are sent exactly as typed', async () => {
  await send();
  const ours = { to: agency.email, subject: page.mail.subject };
  expect(posts[0]?.address).toBe('/api/sendEmail');
  expect(JSON.stringify(posts[0]?.fields)).toBe(JSON.stringify({ ...ours, ...typed }));
  expect(posts[0]?.headers).not.toHaveProperty('x-website');
  expect(posts[0]?.headers).not.toHaveProperty('x-bot-token');
});

/** Fills a field as some autofills do: without an event. */
const fillSilently = (name: string, value: string) =>
  Object.assign(document.querySelector(`[name="${name}"]`) ?? {}, { value });

test.each([
  ['Submit', () => user.keyboard('{Enter}')],
  ['typing in another field', () => user.keyboard('x')],
  ['leaving another field', () => user.tab()],
])('text that was filled in without an event is kept by %s, and sent', async (_, act) => {
  open();
  await fill();
  await user.click(field('Name'));
  fillSilently('phone', '020 1');
  fillSilently('website', 'https://spam.example');
  await act();
  expect(field('Phone')).toHaveValue('020 1');
  await user.click(await screen.findByRole('button', { name: /Submit|Sending/ }));
  await screen.findByRole('button', { name: 'Sending' });
  expect(posts[0]?.fields).toHaveProperty('phone', '020 1');
  expect(Object.keys(posts[0]?.fields ?? {})).toHaveLength(6);
  expect(posts[0]?.headers['x-website']).toBe(encodeURIComponent('https://spam.example'));
});

test('browsers are told what each field is for, which keyboard it wants, and that it is needed', () => {
  const { container } = open();
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
  const honeypot = container.querySelector('[name="website"]');
  expect(honeypot).toHaveAttribute('tabindex', '-1');
  expect(honeypot).toHaveAttribute('autocomplete', 'off');
});

/** The attributes of each field, without those that depend on its page. */
const attributesOf = (fields: HTMLElement[]) =>
  fields.map((box) => {
    const names = box.getAttributeNames().filter((name) => !/^(id|class|value|rows)$/.test(name));
    return Object.fromEntries(names.map((name) => [name, box.getAttribute(name)]));
  });

test('the fields have the same attributes as those of the page that answers a form without scripts', () => {
  open();
  const form = attributesOf(screen.getAllByRole('textbox'));
  document.body.innerHTML = answerPage(WORDS, {}, { status: 502 });
  expect(form).toEqual(attributesOf(screen.getAllByRole('textbox')));
});

test('a refused Submit never says that it sends', async () => {
  const { container } = open();
  const said = jest.fn();
  const observer = new MutationObserver(said);
  observer.observe(screen.getByRole('status'), { childList: true });
  observer.observe(button(), { attributeFilter: ['aria-label'] });
  await user.click(button());
  expect(container.querySelector('[aria-invalid]')).not.toBeNull();
  expect(said).not.toHaveBeenCalled();
  observer.disconnect();
});

test('the fields are read-only while sending, and can be edited after the answer', async () => {
  await send();
  for (const box of screen.getAllByRole('textbox')) expect(box).toHaveAttribute('readonly');
  await user.type(field('Message'), 'too late');
  expect(field('Message')).toHaveValue(typed.message);
  expect(field('Message')).toHaveFocus();
  await answer('Failure');
  await user.type(field('Message'), 'PS');
  expect(field('Message')).toHaveValue(`${typed.message}PS`);
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
  await send();
  await answer('Success');
  const status = screen.getByRole('status');
  const heading = within(status).getByRole('heading', { name: page.thanks.heading });
  expect(heading.parentElement).toHaveAttribute('class', 'alert success');
  expect(status).toHaveTextContent(page.thanks.text);
  expect(status).not.toHaveTextContent('Sending');
  for (const box of screen.getAllByRole('textbox')) expect(box).toHaveValue('');
  expect(button()).toHaveAttribute('aria-disabled', 'false');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the thanks of a post that has come back stays until the next Submit', async () => {
  const { container } = open();
  const sent = container.querySelector('#sent');
  expect(sent).toHaveTextContent(page.thanks.text);
  await user.type(field('Name'), 'Zoë');
  expect(sent).toBeInTheDocument();
  await user.click(button());
  expect(sent).not.toBeInTheDocument();
});

test.each([
  ['another answer', 500, false],
  ['too many enquiries', 429, true],
])('%s is a failure: an alert with the mailto, the text kept', async (_, status, later) => {
  await send();
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
  await answer('Success', status);
  const alert = screen.getByRole('alert');
  expect(within(alert).getByRole('heading')).toHaveTextContent(page.apology.heading);
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

describe.each(['Success', 'Failure'])('the alert of a %s', (body) => {
  beforeEach(async () => {
    await send();
    await answer(body);
  });

  test('is dismissed, and the focus goes to Submit', async () => {
    await user.click(button('Dismiss'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(button()).toHaveFocus();
  });

  test('goes at the next Submit', async () => {
    await fill({ ...typed, name: '' });
    expect(button('Dismiss')).toBeVisible();
    await user.click(button());
    expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
  });
});

test('the same text is sent again with the same key, which is new as soon as a field changes', async () => {
  const keyOf = () => posts.at(-1)?.headers['idempotency-key'];
  await send();
  const keys = [keyOf()];
  expect(keys[0]).toMatch(/^(\d+-){3}\d+$/);
  await answer('Failure');
  await user.click(button());
  expect(posts).toHaveLength(2);
  expect(keyOf()).toBe(keys[0]);
  for (const [, label] of FIELDS) {
    await answer('Failure');
    await user.type(field(label), '1');
    await user.click(button());
    keys.push(keyOf());
  }
  await answer('Failure');
  fillSilently('phone', '020 1');
  await user.click(button());
  keys.push(keyOf());
  expect(new Set(keys).size).toBe(6);
});
