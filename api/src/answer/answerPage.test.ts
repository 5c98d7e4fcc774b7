import { createHash } from 'node:crypto';
import { getByLabelText, getByRole } from '@testing-library/dom';
import { WORDS } from '../../testing/words';
import { answerPage, pagePolicy } from './answerPage';
import { FIELDS, HONEYPOT, IDEMPOTENCY_FIELD, type FieldErrors } from '../enquiry';

const TYPED = {
  name: 'Ada "O\'Neill" <b>',
  email: 'ada@example',
  phone: '12a',
  message: '\n </textarea><script>alert(1)</script>\n  end',
};

type Shown = { errors?: FieldErrors; typed?: Record<string, unknown>; status?: number };

/** The quotes in the key must be escaped. */
function show({ errors, typed = TYPED, status = 502 }: Shown = {}) {
  document.open();
  document.write(answerPage(WORDS, typed, { status, errors, key: 'a "key"' }));
  document.close();
  return document;
}

const LABELS = FIELDS.map((field) => WORDS.labels[field]).join(' ');

/** Returns the text of the page with single spaces, and none between adjacent elements. */
const textOf = (page: Document) => page.body.textContent?.replace(/\s+/g, ' ').trim();

test('the page has our language; its fields contain texts as typed, and nothing for other types', () => {
  const page = show();
  for (const field of FIELDS)
    expect(getByLabelText(page.body, WORDS.labels[field])).toHaveProperty('value', TYPED[field]);
  expect(page.querySelector('script, b')).toBeNull();
  expect(page.documentElement.lang).toBe('en-GB');
  const withoutTexts = show({ typed: { name: ['x'], email: undefined } });
  for (const field of FIELDS)
    expect(getByLabelText(withoutTexts.body, WORDS.labels[field])).toHaveProperty('value', '');
});

test.each([
  [100_000, true],
  [100_001, false],
])('with %d characters in all, a message above its limit is shown: %s', (total, isShown) => {
  const name = 'Ada';
  const message = 'x'.repeat(total - name.length);
  const page = show({ typed: { name, message } });
  const shown = isShown ? message : '';
  expect(getByLabelText(page.body, WORDS.labels.name)).toHaveProperty('value', name);
  expect(getByLabelText(page.body, WORDS.labels.message)).toHaveProperty('value', shown);
});

test('a failure shows the alert with the mailto link, a link to Contact, and for status 429 the advice to try later', () => {
  const page = show({ typed: {} });
  expect(textOf(page)).toBe(
    `${WORDS.heading} That & this went wrong.Write to office@bobbin.example <instead>. ` +
      `${LABELS} ${WORDS.labels.submit} ${WORDS.heading}`,
  );
  const mailto = 'mailto:office@bobbin.example?subject=From%20your%20form%3F';
  expect(getByRole(getByRole(page.body, 'alert'), 'link').getAttribute('href')).toBe(mailto);
  const contactLink = getByRole(page.body, 'link', { name: WORDS.heading });
  expect(contactLink.getAttribute('href')).toBe('/contact');
  const alertOf429 = getByRole(show({ typed: {}, status: 429 }).body, 'alert');
  expect(alertOf429.textContent).toContain('<instead>.Or later <today>.');
});

test('invalid fields show messages; the first has focus and gives the title; the mailto link is below the form', () => {
  const { errors, labels } = WORDS;
  const { email, phone } = errors;
  const page = show({ errors: { email, phone }, typed: {} });
  for (const name of ['email', 'phone'] as const) {
    const field = getByLabelText(page.body, labels[name]);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const message = page.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(message?.textContent).toBe(errors[name]);
    expect(field.hasAttribute('autofocus')).toBe(name === 'email');
  }
  expect(page.querySelectorAll('[aria-invalid]')).toHaveLength(2);
  expect(page.title).toBe(`${email} | Bobbin & Co`);
  expect(page.querySelector('[role=alert]')).toBeNull();
  expect(textOf(page)).toBe(
    `${WORDS.heading} ${labels.name} ${labels.email}${email} ${labels.phone}${phone} ` +
      `${labels.message} ${labels.submit} Write to office@bobbin.example <instead>. ${WORDS.heading}`,
  );
});

test('the form posts to the function again, with the idempotency key and an empty honeypot', () => {
  const page = show();
  const form = page.querySelector('form');
  expect(form?.getAttribute('action')).toBe('/api/sendEmail');
  expect(form?.getAttribute('method')).toBe('post');
  expect(getByRole(page.body, 'button').textContent).toBe(WORDS.labels.submit);
  const data = new FormData(form ?? undefined);
  expect([...data.keys()]).toEqual([...FIELDS, HONEYPOT, IDEMPOTENCY_FIELD]);
  expect(data.get(IDEMPOTENCY_FIELD)).toBe('a "key"');
  expect(data.get(HONEYPOT)).toBe('');
});

test("the Content-Security-Policy allows only the page's own style, which has the brand's colours", () => {
  const page = show();
  const style = page.querySelector('style')?.textContent ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(pagePolicy(WORDS)).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  );
  expect(style).toContain(WORDS.colours);
  expect(page.querySelectorAll('[style], [onclick], link, img')).toHaveLength(0);
});
