import { screen } from '@testing-library/react';
import user from '@testing-library/user-event';
import { HONEYPOT_FIELD, HONEYPOT_HEADER } from '../../shared/enquiry';
import {
  button,
  field,
  fill,
  renderForm,
  stubFetch,
  submitForm,
} from './testing/enquiryForm';
import { agency, enquiry, LABELS, page } from './testing/enquirySample';

const { posts, answer } = stubFetch();

/** `Headers` writes names in lower case. */
const HONEYPOT_KEY = HONEYPOT_HEADER.toLowerCase();

test('posts the fields exactly as typed, with `to` and `subject`', async () => {
  await submitForm();
  const expected = { to: agency.email, subject: page.mail.subject, ...enquiry };

  expect(posts[0]?.address).toBe('/api/sendEmail');
  expect(JSON.stringify(posts[0]?.fields)).toBe(JSON.stringify(expected));
  expect(posts[0]?.headers).not.toHaveProperty(HONEYPOT_KEY);
});

/** Fills a field without an event, as some autofills do. */
function fillWithoutEvent(name: string, value: string): void {
  for (const input of document.getElementsByName(name))
    Object.assign(input, { value });
}

test.each([
  ['Submit', () => user.keyboard('{Enter}')],
  ['typing in another field', () => user.keyboard('x')],
  ['leaving another field', () => user.tab()],
])(
  'reads fields that were filled in without an event, on %s',
  async (_, trigger) => {
    renderForm();
    await fill();
    await user.click(field('Your name'));
    fillWithoutEvent('phone', '020 1');
    fillWithoutEvent(HONEYPOT_FIELD, 'https://spam.example');
    await trigger();
    expect(field('Your number')).toHaveValue('020 1');
    // In the case Submit, Enter has already submitted the form, and this click
    // does nothing.
    await user.click(
      await screen.findByRole('button', { name: /Send it|Sending/ }),
    );
    await screen.findByRole('button', { name: 'Sending' });
    expect(posts[0]?.fields).toHaveProperty('phone', '020 1');
    expect(posts[0]?.fields).not.toHaveProperty(HONEYPOT_FIELD);
    expect(posts[0]?.headers[HONEYPOT_KEY]).toBe(
      encodeURIComponent('https://spam.example'),
    );
  },
);

test('a honeypot that an autofill has filled in is sent only once', async () => {
  renderForm();
  await fill();
  fillWithoutEvent(HONEYPOT_FIELD, 'filled in by an autofill');
  await user.click(button());
  await screen.findByRole('button', { name: 'Sending' });
  await answer('The enquiry was refused.', 403);
  expect(screen.getByRole('alert')).toHaveTextContent('office@bobbin.example');

  await user.click(button());
  await screen.findByRole('button', { name: 'Sending' });

  const honeypots = posts.map(({ headers }) => headers[HONEYPOT_KEY]);

  expect(honeypots).toEqual([
    encodeURIComponent('filled in by an autofill'),
    undefined,
  ]);
  expect(posts[1]?.fields).toMatchObject(enquiry);
});

test('announces sending, and the button keeps the focus and does not send twice', async () => {
  const { container } = renderForm();
  const liveRegion = container.querySelector('[aria-live="polite"]');

  expect(liveRegion).toBeEmptyDOMElement();
  // Orca would read out an empty status.
  expect(liveRegion).not.toHaveAttribute('role');
  await fill();
  await user.dblClick(button());
  const sending = await screen.findByRole('button', { name: 'Sending' });

  expect(liveRegion).toContainElement(screen.getByRole('status'));
  expect(liveRegion).toHaveTextContent('Sending');
  expect(sending).toHaveAttribute('aria-disabled', 'true');
  expect(sending).toHaveFocus();
  await user.click(sending);
  await user.type(field('Your name'), '{Enter}');
  expect(posts).toHaveLength(1);
});

test('while sending, the fields are read-only but can be focused', async () => {
  await submitForm();
  for (const box of screen.getAllByRole('textbox'))
    expect(box).toHaveAttribute('readonly');
  const message = field('Your message');

  await user.type(message, 'too late');
  expect(message).toHaveValue(enquiry.message);
  expect(message).toHaveFocus();
  await answer('Failure');
  await user.type(message, 'PS');
  expect(message).toHaveValue(`${enquiry.message}PS`);
});

test('sends the same values with the same idempotency key, and changed values with a new key', async () => {
  await submitForm();
  const changeNothing = () => undefined;
  const typeInto = (label: string) => () => user.type(field(label), '1');
  const fillPhone = () => fillWithoutEvent('phone', '020 1');
  const changes = [
    changeNothing,
    ...LABELS.map(([, label]) => typeInto(label)),
    fillPhone,
  ];

  for (const change of changes) {
    await answer('Failure');
    await change();
    await user.click(button());
  }

  const [first, unchanged, ...changed] = posts.map(
    ({ headers }) => headers['idempotency-key'],
  );

  expect(first).toMatch(/^(\d+-){3}\d+$/); // four random numbers
  expect(posts).toHaveLength(1 + changes.length);
  expect(unchanged).toBe(first);
  expect(new Set([first, ...changed]).size).toBe(1 + changed.length);
});
