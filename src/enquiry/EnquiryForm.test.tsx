import { screen, waitFor, within } from '@testing-library/react';
import user from '@testing-library/user-event';
import { answerPage } from '../../api/src/answer/answerPage';
import { WORDS } from '../../api/testing/words';
import {
  agency,
  button,
  enquiry,
  field,
  fill,
  LABELS,
  page,
  renderForm,
  stubFetch,
} from './testing/enquiryForm';

jest.mock('gatsby', () => ({ graphql: () => undefined, prefetchPathname: () => undefined }));

const { posts, answer } = stubFetch();

/** Fills and submits the form, and waits until it has posted the enquiry. */
async function send() {
  renderForm();
  await fill();
  await user.click(button());
  await screen.findByRole('button', { name: 'Sending' });
  expect(posts).toHaveLength(1);
}

test('an invalid form shows an error at each invalid field, focuses the first on every Submit, and sends nothing', async () => {
  const { container } = renderForm();
  expect(container.querySelector('[id$="-error"]')).toBeNull();
  await user.click(button());
  await screen.findByText(page.errors.name);
  for (const [name, label] of LABELS) {
    expect(field(label)).toBeInvalid();
    expect(field(label)).toHaveAccessibleDescription(page.errors[name]);
  }
  expect(field('Name')).toHaveFocus();
  await user.click(button());
  await waitFor(() => expect(field('Name')).toHaveFocus());

  await fill({ ...enquiry, phone: '12a' });
  await user.click(button());
  await waitFor(() => expect(field('Phone')).toHaveFocus());
  for (const [name, label] of LABELS) {
    expect(field(label).hasAttribute('aria-invalid')).toBe(name === 'phone');
    expect(field(label)).toHaveAccessibleDescription(name === 'phone' ? page.errors.phone : '');
  }
  expect(posts).toHaveLength(0);
  expect(button()).toHaveAttribute('aria-disabled', 'false');
});

test('a message over its limit is refused and not cut, and the error formats the limit in the site’s language', async () => {
  renderForm();
  const message = 'x'.repeat(10_001);
  await fill({ ...enquiry, message });
  await user.click(button());
  expect(await screen.findByText('Over 10.000 letters')).toBeVisible();
  expect(field('Message')).toHaveValue(message);
});

test('validates on Submit only, and errors stay until the next Submit', async () => {
  renderForm();
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

test('posts the six fields exactly as typed', async () => {
  await send();
  const expected = { to: agency.email, subject: page.mail.subject, ...enquiry };
  expect(posts[0]?.address).toBe('/api/sendEmail');
  expect(JSON.stringify(posts[0]?.fields)).toBe(JSON.stringify(expected));
  expect(posts[0]?.headers).not.toHaveProperty('x-website');
  expect(posts[0]?.headers).not.toHaveProperty('x-bot-token');
});

/** Fills a field without an event, as some autofills do. */
function fillWithoutEvent(name: string, value: string): void {
  for (const input of document.getElementsByName(name)) Object.assign(input, { value });
}

test.each([
  ['Submit', () => user.keyboard('{Enter}')],
  ['typing in another field', () => user.keyboard('x')],
  ['leaving another field', () => user.tab()],
])('keeps text that was filled in without an event on %s, and sends it', async (_, trigger) => {
  renderForm();
  await fill();
  await user.click(field('Name'));
  fillWithoutEvent('phone', '020 1');
  fillWithoutEvent('website', 'https://spam.example');
  await trigger();
  expect(field('Phone')).toHaveValue('020 1');
  await user.click(await screen.findByRole('button', { name: /Submit|Sending/ }));
  await screen.findByRole('button', { name: 'Sending' });
  expect(posts[0]?.fields).toHaveProperty('phone', '020 1');
  expect(Object.keys(posts[0]?.fields ?? {})).toHaveLength(6);
  expect(posts[0]?.headers['x-website']).toBe(encodeURIComponent('https://spam.example'));
});

test('each field has the right element, class and attributes, and is required', () => {
  const { container } = renderForm();
  const fields = screen.getAllByRole('textbox').map((box) => {
    expect(box).toBeRequired();
    const names = ['type', 'autocomplete', 'inputmode', 'autocapitalize', 'spellcheck'];
    return [box.tagName, box.className, ...names.map((name) => box.getAttribute(name))];
  });
  expect(fields).toEqual([
    ['INPUT', 'control name', 'text', 'name', null, null, null],
    ['INPUT', 'control email', 'text', 'email', 'email', 'none', 'false'],
    ['INPUT', 'control phone', 'tel', 'tel', null, null, null],
    ['TEXTAREA', 'control message', null, null, null, null, null],
  ]);
  const honeypot = container.querySelector('[name="website"]');
  expect(honeypot).toHaveAttribute('tabindex', '-1');
  expect(honeypot).toHaveAttribute('autocomplete', 'off');
});

/** Returns the attributes of each field, except those that differ between the form and the answer page. */
const attributesOf = (fields: HTMLElement[]) =>
  fields.map((box) => {
    const differing = ['id', 'class', 'value', 'rows'];
    const names = box.getAttributeNames().filter((name) => !differing.includes(name));
    return Object.fromEntries(names.map((name) => [name, box.getAttribute(name)]));
  });

test('the fields have the same attributes as on the page that answers a form post without scripts', () => {
  renderForm();
  const form = attributesOf(screen.getAllByRole('textbox'));
  document.body.innerHTML = answerPage(WORDS, {}, { status: 502 });
  expect(form).toEqual(attributesOf(screen.getAllByRole('textbox')));
});

test('does not announce sending if the form is invalid', async () => {
  const { container } = renderForm();
  const liveRegion = container.querySelector('[aria-live="polite"]') as Element;
  const onChange = jest.fn();
  const observer = new MutationObserver(onChange);
  observer.observe(liveRegion, { childList: true, subtree: true });
  observer.observe(button(), { attributeFilter: ['aria-label'] });
  await user.click(button());
  expect(container.querySelector('[aria-invalid]')).not.toBeNull();
  expect(onChange).not.toHaveBeenCalled();
  observer.disconnect();
});

test('the fields are read-only while sending, and editable after the answer', async () => {
  await send();
  for (const box of screen.getAllByRole('textbox')) expect(box).toHaveAttribute('readonly');
  await user.type(field('Message'), 'too late');
  expect(field('Message')).toHaveValue(enquiry.message);
  expect(field('Message')).toHaveFocus();
  await answer('Failure');
  await user.type(field('Message'), 'PS');
  expect(field('Message')).toHaveValue(`${enquiry.message}PS`);
});

test('a live region without a role exists before the first message', async () => {
  const { container } = renderForm();
  const liveRegion = container.querySelector('[aria-live="polite"]');
  expect(liveRegion).toBeEmptyDOMElement();
  expect(liveRegion).not.toHaveAttribute('role');
  await fill();
  await user.click(button());
  expect(liveRegion).toContainElement(await screen.findByRole('status'));
});

test('while sending, the button is named "Sending" and keeps the focus, and a second Submit sends nothing', async () => {
  renderForm();
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

test('on Success shows the thanks, clears the four fields and stops the spinner', async () => {
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

test('the thanks after a form post without scripts stays until the next Submit', async () => {
  const { container } = renderForm();
  const sent = container.querySelector('#sent');
  expect(sent).toHaveTextContent(page.thanks.text);
  await user.type(field('Name'), 'Zoë');
  expect(sent).toBeInTheDocument();
  await user.click(button());
  expect(sent).not.toBeInTheDocument();
});

test.each([500, 429])('on status %i shows a mailto link and keeps the text', async (status) => {
  await send();
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
  await answer('Success', status);
  const alert = screen.getByRole('alert');
  expect(within(alert).getByRole('heading')).toHaveTextContent(page.apology.heading);
  expect(alert.firstElementChild).toHaveAttribute('class', 'alert failure');
  expect(alert).toHaveTextContent('Write to office@bobbin.example, please.');
  // Only after too many enquiries does the alert suggest to try later.
  expect(within(alert).queryAllByText('Or later.')).toHaveLength(status === 429 ? 1 : 0);
  expect(within(alert).getByRole('link', { name: 'office@bobbin.example' })).toHaveAttribute(
    'href',
    'mailto:office@bobbin.example?subject=From%20your%20form%3F',
  );
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
  for (const [name, label] of LABELS) expect(field(label)).toHaveValue(enquiry[name]);
  expect(button()).toHaveAttribute('aria-disabled', 'false');
});

describe.each(['Success', 'Failure'])('the alert after the answer %s', (body) => {
  beforeEach(async () => {
    await send();
    await answer(body);
  });

  test('can be dismissed, which moves the focus to Submit', async () => {
    await user.click(button('Dismiss'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
  });

  test('disappears on the next Submit', async () => {
    await fill({ ...enquiry, name: '' });
    expect(button('Dismiss')).toBeVisible();
    await user.click(button());
    expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
  });
});

test('sends the same values with the same idempotency key, and changed values with a new key', async () => {
  const lastKey = () => posts.at(-1)?.headers['idempotency-key'];
  await send();
  const keys = [lastKey()];
  expect(keys[0]).toMatch(/^(\d+-){3}\d+$/);
  await answer('Failure');
  await user.click(button());
  expect(posts).toHaveLength(2);
  expect(lastKey()).toBe(keys[0]);
  for (const [, label] of LABELS) {
    await answer('Failure');
    await user.type(field(label), '1');
    await user.click(button());
    keys.push(lastKey());
  }
  await answer('Failure');
  fillWithoutEvent('phone', '020 1');
  await user.click(button());
  keys.push(lastKey());
  expect(new Set(keys).size).toBe(6);
});
