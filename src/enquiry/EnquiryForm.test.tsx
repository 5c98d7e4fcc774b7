import { fireEvent, screen, waitFor } from '@testing-library/react';
import user from '@testing-library/user-event';
import { answerPage } from '../../api/src/answer/answerPage';
import {
  FIELDS,
  HONEYPOT_FIELD,
  type Field,
  type FieldErrors,
} from '../../shared/enquiry';
import { WORDS } from '../../testing/words';
import {
  button,
  field,
  fill,
  renderForm,
  stubFetch,
} from './testing/enquiryForm';
import { enquiry, LABELS, page } from './testing/enquirySample';

const { posts } = stubFetch();

/** Renders the form, fills in the sample with one value replaced, and submits. */
function submitWith(replaced: Field, value: string) {
  const texts = { ...enquiry, [replaced]: value };

  renderForm();
  for (const [fieldName, label] of LABELS)
    fireEvent.change(field(label), { target: { value: texts[fieldName] } });
  fireEvent.click(button());
}

test.each<[Field, string]>([
  ['name', ' Ada '],
  ['email', '用户@例子.广告'],
  ['email', '\u202aada@example.org\u202c'],
  ['phone', '（０３）１２３４\u3000５６７８'],
  ['message', '  Hello  '],
])('sends a valid %s exactly as typed: %j', async (fieldName, value) => {
  submitWith(fieldName, value);
  await waitFor(() => expect(posts).toHaveLength(1));
  expect(posts[0]?.fields).toMatchObject({ ...enquiry, [fieldName]: value });
});

test.each<[Field, string]>([
  ['name', '\u00a0'],
  ['email', 'ada@localhost'],
  ['phone', '12a'],
  ['message', ' \u2003 '],
])('refuses an invalid %s with its error: %j', async (fieldName, value) => {
  submitWith(fieldName, value);
  expect(await screen.findByText(page.errors[fieldName])).toBeVisible();
  expect(posts).toHaveLength(0);
});

test('a message over its limit is refused, not cut, with the limit in the site’s language', async () => {
  submitWith('message', 'x'.repeat(10_001));
  expect(
    await screen.findByText('No more than 10.000 letters, please.'),
  ).toBeVisible();
  expect(field('Your message')).toHaveValue('x'.repeat(10_001));
  expect(posts).toHaveLength(0);
});

function expectErrors(errors: FieldErrors) {
  for (const [fieldName, label] of LABELS) {
    expect(field(label).getAttribute('aria-invalid')).toBe(
      errors[fieldName] ? 'true' : null,
    );
    expect(field(label)).toHaveAccessibleDescription(errors[fieldName] ?? '');
  }
}

test('each Submit, and only a Submit, shows all errors and focuses the first invalid field', async () => {
  renderForm();
  await user.type(field('Your address'), 'nobody');
  await user.click(field('Your message'));
  expectErrors({});

  for (let submits = 1; submits <= 2; submits += 1) {
    await user.click(button());
    await waitFor(() => expect(field('Your name')).toHaveFocus());
    expectErrors(page.errors);
  }

  await fill({ ...enquiry, phone: '12a' });
  await user.tab();
  expectErrors(page.errors);
  await user.click(button());
  await waitFor(() => expect(field('Your number')).toHaveFocus());
  expectErrors({ phone: page.errors.phone });
  expect(posts).toHaveLength(0);
  await fill();
  await user.click(button());
  expect(await screen.findByRole('button', { name: 'Sending' })).toHaveFocus();
  expectErrors({});
});

// A text area is no `input`, so each field counts.
test.each(LABELS)(
  'a Submit with only %s wrong focuses that field',
  async (fieldName, label) => {
    submitWith(fieldName, '');
    await waitFor(() => expect(field(label)).toHaveFocus());
  },
);

test('does not announce sending, not even briefly, if the form is invalid', async () => {
  const { container } = renderForm();
  const liveRegion = container.querySelector('[aria-live="polite"]') as Element;
  const onChange = jest.fn();
  const observer = new MutationObserver(onChange);

  observer.observe(liveRegion, { childList: true, subtree: true });
  observer.observe(button(), { attributeFilter: ['aria-label'] });
  await user.click(button());
  expect(container.querySelector('[aria-invalid]')).not.toBeNull();
  expect(onChange).not.toHaveBeenCalled();
});

/**
 * Returns each field's tag name and attributes, without those that differ
 * between the form and the answer page.
 */
const describeFields = () =>
  screen.getAllByRole('textbox').map((box) => {
    const keys = box
      .getAttributeNames()
      .filter((key) => !/^(id|class|value|rows)$/.test(key));
    const attributes = keys
      .sort()
      .map((key) => `${key}=${box.getAttribute(key)}`);

    return [box.tagName, ...attributes].join(' ');
  });

test('a field has the same attributes in the form and on the function’s page of errors', () => {
  const fields = [
    'INPUT aria-required=true autocomplete=name dir=auto name=name type=text',
    'INPUT aria-required=true autocapitalize=none autocomplete=email dir=auto inputmode=email name=email spellcheck=false type=text',
    'INPUT aria-required=true autocomplete=tel dir=auto name=phone type=tel',
    'TEXTAREA aria-required=true dir=auto name=message',
  ];
  const { container } = renderForm();

  expect(describeFields()).toEqual(fields);
  const classes = screen
    .getAllByRole('textbox')
    .map((box) => box.closest('.field')?.className);

  // CSS places them.
  expect(classes).toEqual(FIELDS.map((fieldName) => `field ${fieldName}`));
  const honeypot = `[name="${HONEYPOT_FIELD}"][tabindex="-1"][autocomplete="off"][data-lpignore]`;

  expect(container.querySelector(honeypot)).toBeInTheDocument();
  // A 502 has no field errors.
  document.body.innerHTML = answerPage(WORDS, {}, { status: 502 });
  expect(describeFields()).toEqual(fields);
});
