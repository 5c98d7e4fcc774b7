import { screen, waitFor } from '@testing-library/react';
import user from '@testing-library/user-event';
import { answerPage } from '../../api/src/answer/answerPage';
import { WORDS } from '../../api/testing/words';
import { button, field, fill, renderForm, stubFetch } from './testing/enquiryForm';
import { enquiry, LABELS, page } from './testing/enquirySample';

const { posts } = stubFetch();

test('an invalid form shows an error at each invalid field, focuses the first on every Submit, and sends nothing', async () => {
  const { container } = renderForm();
  expect(container.querySelector('[id$="-error"]')).toBeNull();
  await user.click(button());
  await screen.findByText(page.errors.name);
  for (const [name, label] of LABELS) {
    expect(field(label)).toBeInvalid();
    expect(field(label)).toHaveAccessibleDescription(page.errors[name]);
  }
  expect(field('Your name')).toHaveFocus();
  await user.click(button());
  await waitFor(() => expect(field('Your name')).toHaveFocus());

  await fill({ ...enquiry, phone: '12a' });
  await user.click(button());
  await waitFor(() => expect(field('Your number')).toHaveFocus());
  for (const [name, label] of LABELS) {
    expect(field(label).hasAttribute('aria-invalid')).toBe(name === 'phone');
    expect(field(label)).toHaveAccessibleDescription(name === 'phone' ? page.errors.phone : '');
  }
  expect(posts).toHaveLength(0);
});

test('a message over its limit is refused and not cut, and the error formats the limit in the site’s language', async () => {
  renderForm();
  const message = 'x'.repeat(10_001);
  await fill({ ...enquiry, message });
  await user.click(button());
  expect(await screen.findByText('No more than 10.000 letters, please.')).toBeVisible();
  expect(field('Your message')).toHaveValue(message);
});

test('validates on Submit only, and errors stay until the next Submit', async () => {
  renderForm();
  await user.type(field('Your address'), 'nobody');
  await user.click(field('Your message'));
  expect(field('Your address')).toBeValid();
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

test('each field has the right element, class and attributes and is required; the honeypot takes no Tab or autofill', () => {
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
  // The answer page has the fields with any status.
  document.body.innerHTML = answerPage(WORDS, {}, { status: 502 });
  expect(form).toEqual(attributesOf(screen.getAllByRole('textbox')));
});
