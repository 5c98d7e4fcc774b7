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

/** Loads the page into the document. */
function show(errors: FieldErrors = {}, typed: Record<string, unknown> = TYPED, status = 502) {
  const html = answerPage(WORDS, typed, { status, errors, key: 'a "key"' });
  document.open();
  document.write(html);
  document.close();
  return { html, page: document };
}

const LABELS = FIELDS.map((field) => WORDS.labels[field]).join(' ');

/** Text of the page with single spaces. */
const textOf = (page: Document) => page.body.textContent?.replace(/\s+/g, ' ').trim();

test('the fields contain the text as typed', () => {
  const { page } = show();
  for (const field of FIELDS)
    expect(getByLabelText(page.body, WORDS.labels[field])).toHaveProperty('value', TYPED[field]);
  expect(page.querySelector('script, b')).toBeNull();
  const other = show({}, { name: ['x'], email: undefined }).page;
  expect(getByLabelText(other.body, WORDS.labels.name)).toHaveProperty('value', '');
});

test.each([
  [100_000, 'x'.repeat(100_000 - 3)],
  [100_001, ''],
])('shows texts above their limit only up to 100,000 characters in all: %d', (all, shown) => {
  const { page } = show({}, { name: 'Ada', message: 'x'.repeat(all - 3) });
  expect(getByLabelText(page.body, WORDS.labels.name)).toHaveProperty('value', 'Ada');
  expect(getByLabelText(page.body, WORDS.labels.message)).toHaveProperty('value', shown);
});

test('a failure shows the alert with the mailto link, and a link back to Contact', () => {
  const { page } = show({}, {});
  expect(textOf(page)).toBe(
    `${WORDS.heading} That & this went wrong.Write to office@bobbin.example <instead>. ` +
      `${LABELS} ${WORDS.labels.submit} ${WORDS.heading}`,
  );
  const mailto = 'mailto:office@bobbin.example?subject=From%20your%20form%3F';
  expect(getByRole(getByRole(page.body, 'alert'), 'link').getAttribute('href')).toBe(mailto);
  const back = getByRole(page.body, 'link', { name: WORDS.heading });
  expect(back.getAttribute('href')).toBe('/contact');
  const tooMany = getByRole(show({}, {}, 429).page.body, 'alert');
  expect(tooMany.textContent).toContain('<instead>.Or later <today>.');
});

test('invalid fields show their messages, the first has the focus, and the mailto link is below the form', () => {
  const { email, phone } = WORDS.errors;
  const { page } = show({ email, phone }, {});
  for (const name of ['email', 'phone'] as const) {
    const field = getByLabelText(page.body, WORDS.labels[name]);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const described = page.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe(WORDS.errors[name]);
    expect(field.hasAttribute('autofocus')).toBe(name === 'email');
  }
  expect(page.querySelectorAll('[aria-invalid]')).toHaveLength(2);
  expect(page.title).toBe(`${email} | Bobbin & Co`);
  expect(page.querySelector('[role=alert]')).toBeNull();
  const { labels } = WORDS;
  expect(textOf(page)).toBe(
    `${WORDS.heading} ${labels.name} ${labels.email}${email} ${labels.phone}${phone} ` +
      `${labels.message} ${labels.submit} Write to office@bobbin.example <instead>. ${WORDS.heading}`,
  );
});

test('the form posts to the function again, with an empty honeypot', () => {
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

test('fields have the attributes for autofill, and no error attributes if they are valid', () => {
  const { html } = show({}, { message: 'x' });
  for (const control of [
    '<input id="name" name="name" aria-required="true" type="text" autocomplete="name" value="">',
    '<input id="email" name="email" aria-required="true" type="text" inputmode="email" autocomplete="email" ',
    '<input id="phone" name="phone" aria-required="true" type="tel" autocomplete="tel" value="">',
    '<textarea id="message" name="message" aria-required="true">\nx</textarea>',
  ])
    expect(html).toContain(control);
});

test("the Content-Security-Policy allows only the page's own style, which has the brand's colours", () => {
  const { page } = show();
  const style = page.querySelector('style')?.textContent ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(pagePolicy(WORDS)).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  );
  expect(style).toContain(WORDS.colours);
  expect(page.querySelectorAll('[style], [onclick], link, img')).toHaveLength(0);
});

test.each<[string, FieldErrors]>([
  ['a failure', {}],
  ['invalid fields', WORDS.errors],
])('the page of %s is accessible', async (_, errors) => {
  const { page } = show(errors);
  const { violations } = await axe.run(page, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
  expect(page.querySelectorAll('h1')).toHaveLength(1);
  expect(page.documentElement.lang).toBe('en-GB');
});
