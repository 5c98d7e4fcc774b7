import { createHash } from 'node:crypto';
import { getByLabelText, getByRole } from '@testing-library/dom';
import axe from 'axe-core';
import { WORDS } from '../../testing/dependencies';
import { answerPage, pagePolicy } from './answerPage';
import { FIELDS, HONEYPOT, IDEMPOTENCY_FIELD, type FieldErrors } from '../enquiry';

const TYPED = {
  name: 'Ada "O\'Neill" <b>',
  email: 'ada@example',
  phone: '12a',
  message: '\n </textarea><script>alert(1)</script>\n  end',
};

/** Shows the page in the browser, which keeps its document and so forgets what was shown before. */
function show(errors: FieldErrors = {}, typed: Record<string, unknown> = TYPED, status = 502) {
  const html = answerPage(WORDS, typed, { status, errors, key: 'a "key"' });
  document.open();
  document.write(html);
  document.close();
  return { html, page: document };
}

test('the text is still in the fields, as it was typed', () => {
  const { page } = show();
  for (const field of ['name', 'email', 'phone', 'message'] as const) {
    expect(getByLabelText(page.body, WORDS.labels[field])).toHaveProperty('value', TYPED[field]);
  }
  expect(page.querySelector('script, b')).toBeNull();
});

test('what is no text leaves its field empty', () => {
  const { page } = show({}, { name: ['x'], email: undefined });
  expect(getByLabelText(page.body, WORDS.labels.name)).toHaveProperty('value', '');
});

test('a field that is not wrong has nothing of an error', () => {
  expect(show({}, {}).html).toContain(
    '<input id="phone" name="phone" aria-required="true" type="tel" autocomplete="tel" value="">',
  );
});

test('a failure shows the alert with the mailto', () => {
  const { page } = show();
  const alert = getByRole(page.body, 'alert');
  expect(alert.textContent).toBe(
    'That & this went wrong.Write to office@bobbin.example <instead>.',
  );
  expect(getByRole(alert, 'link').getAttribute('href')).toBe(
    'mailto:office@bobbin.example?subject=From%20your%20form%3F',
  );
});

test('too many enquiries are told besides to try later', () => {
  const alert = getByRole(show({}, {}, 429).page.body, 'alert');
  expect(alert.textContent).toContain('Write to office@bobbin.example <instead>.Or later <today>.');
});

test('each wrong field says why, and the first has the focus', () => {
  const { page } = show({ email: WORDS.errors.email, phone: WORDS.errors.phone });
  const email = getByLabelText(page.body, WORDS.labels.email);
  const phone = getByLabelText(page.body, WORDS.labels.phone);
  for (const [field, sentence] of [
    [email, WORDS.errors.email],
    [phone, WORDS.errors.phone],
  ] as const) {
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const described = page.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe(sentence);
  }
  expect(page.querySelector('[autofocus]')).toBe(email);
  const name = getByLabelText(page.body, WORDS.labels.name);
  expect(name.hasAttribute('aria-invalid')).toBe(false);
  expect(page.title).toBe(`${WORDS.errors.email} | Bobbin & Co`);
});

test('a wrong field is no failure, but the mailto is there', () => {
  const { page } = show({ email: WORDS.errors.email });
  expect(page.querySelector('[role=alert]')).toBeNull();
  expect(page.querySelector('a[href^="mailto:office@bobbin.example"]')).not.toBeNull();
});

test('the form posts again to the function, with an empty unseen field', () => {
  const { page } = show();
  const form = page.querySelector('form');
  expect(form?.getAttribute('action')).toBe('/api/sendEmail');
  expect(form?.getAttribute('method')).toBe('post');
  expect(getByRole(page.body, 'button').textContent).toBe(WORDS.labels.submit);
  const data = new FormData(form ?? undefined);
  expect([...data.keys()]).toEqual([...FIELDS, HONEYPOT, IDEMPOTENCY_FIELD]);
  expect(data.get(IDEMPOTENCY_FIELD)).toBe('a "key"');
  expect(data.get(HONEYPOT)).toBe('');
});

test('browsers are told what to fill in, and one line or more is asked for as the form of the site does', () => {
  const { page } = show();
  const asked = [...page.querySelectorAll('input[id], textarea')].map((field) => [
    field.tagName,
    field.id,
    field.getAttribute('type'),
    field.getAttribute('autocomplete'),
    field.getAttribute('inputmode'),
  ]);
  expect(asked).toEqual([
    ['INPUT', 'name', 'text', 'name', null],
    ['INPUT', 'email', 'text', 'email', 'email'],
    ['INPUT', 'phone', 'tel', 'tel', null],
    ['TEXTAREA', 'message', null, null, null],
  ]);
});

test('nothing else is on the page of a failure', () => {
  const { page } = show({}, {});
  expect(page.body.textContent?.replace(/\s+/g, ' ').trim()).toBe(
    `${WORDS.heading} That & this went wrong.Write to office@bobbin.example <instead>. ` +
      `${WORDS.labels.name} ${WORDS.labels.email} ${WORDS.labels.phone} ${WORDS.labels.message} ` +
      `${WORDS.labels.submit} ${WORDS.heading}`,
  );
  for (const field of page.querySelectorAll('input[id]'))
    expect(field.getAttributeNames()).not.toContain('aria-describedby');
});

test('the page of wrong fields says what is wrong once, and the mailto below the form', () => {
  const { page } = show({ message: WORDS.errors.message }, {});
  expect(page.body.textContent?.replace(/\s+/g, ' ').trim()).toBe(
    `${WORDS.heading} ${WORDS.labels.name} ${WORDS.labels.email} ${WORDS.labels.phone} ` +
      `${WORDS.labels.message}${WORDS.errors.message} ${WORDS.labels.submit} ` +
      `Write to office@bobbin.example <instead>. ${WORDS.heading}`,
  );
});

test('a link leads back to the contact page', () => {
  const { page } = show();
  const link = getByRole(page.body, 'link', { name: WORDS.heading });
  expect(link.getAttribute('href')).toBe('/contact');
});

test('the policy allows the style of the page, and nothing else', () => {
  const { page } = show();
  const style = page.querySelector('style')?.textContent ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(pagePolicy(WORDS)).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  );
  expect(page.querySelectorAll('[style], [onclick], link, img')).toHaveLength(0);
});

test('the colours are those of the brand', () => {
  expect(show().page.querySelector('style')?.textContent).toContain(WORDS.colours);
});

test.each<[string, FieldErrors]>([
  ['a failure', {}],
  ['wrong fields', WORDS.errors],
])('the page of %s is accessible', async (_, errors) => {
  const { page } = show(errors);
  const { violations } = await axe.run(page, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
  expect(page.querySelectorAll('h1')).toHaveLength(1);
  expect(page.documentElement.lang).toBe('en-GB');
});
