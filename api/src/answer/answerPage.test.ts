import { createHash } from 'node:crypto';
import { getByLabelText, getByRole } from '@testing-library/dom';
import { WORDS } from '../../../testing/words';
import { answerPage, pageCsp } from './answerPage';
import {
  FIELDS,
  HONEYPOT_FIELD,
  IDEMPOTENCY_FIELD,
  type Field,
} from '../../../shared/enquiry';

const TYPED = {
  name: 'Ada "O\'Neill" <b>',
  email: 'ada@example',
  phone: '12a',
  // Browsers drop the first line break in a textarea.
  message: '\n </textarea><script>alert(1)</script>\n  end',
};
const { heading, labels } = WORDS;

function showPage(typed: Record<string, unknown>, refusal = {}) {
  document.open();
  document.write(
    answerPage(WORDS, typed, { status: 502, key: 'a "key"', ...refusal }),
  );
  document.close();
}

const controlOf = (field: Field) =>
  getByLabelText<HTMLInputElement>(document.body, labels[field]);
const valueOf = (field: Field) => controlOf(field).value;
const pageText = () => document.body.textContent?.replace(/\s+/g, ' ').trim();

test("the page has the site's language; its fields show texts as typed, HTML included, and are empty for values of other types", () => {
  showPage(TYPED);
  expect(FIELDS.map(valueOf)).toEqual(Object.values(TYPED));
  expect(document.querySelector('script, b')).toBeNull();
  expect(document.documentElement.lang).toBe('en-GB');
  showPage({ name: ['x'], email: undefined });
  expect(FIELDS.map(valueOf)).toEqual(['', '', '', '']);
});

test.each([
  [100_000, true],
  [100_001, false],
])(
  'with %d characters in all fields, a message above its limit is shown: %s',
  (total, isShown) => {
    const message = 'x'.repeat(total - 'Ada'.length);

    showPage({ name: 'Ada', message });
    expect([valueOf('name'), valueOf('message')]).toEqual([
      'Ada',
      isShown ? message : '',
    ]);
  },
);

test('a failure shows the alert with the mailto link, a link to Contact, and for status 429 the advice to try later', () => {
  showPage({});
  expect(pageText()).toBe(
    `${heading} That & this went wrong.Write to office@bobbin.example <instead>. ` +
      `${Object.values(labels).join(' ')} ${heading}`,
  );
  const mailto = 'mailto:office@bobbin.example?subject=From%20your%20form%3F';
  const [mailLink, contactLink] = document.links;

  expect(getByRole(document.body, 'alert')).toContainElement(mailLink ?? null);
  expect(mailLink).toHaveAttribute('href', mailto);
  expect(contactLink).toHaveAttribute('href', '/contact');
  showPage({}, { status: 429 });
  expect(getByRole(document.body, 'alert')).toHaveTextContent(
    '<instead>.Or later <today>.',
  );
});

test('invalid fields show messages; the first has focus and sets the page title; the mailto link is below the form', () => {
  const { email: emailError, phone: phoneError } = WORDS.errors;

  showPage({}, { errors: { email: emailError, phone: phoneError } });
  const idsOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ id }) => id);

  expect(idsOf('[aria-invalid="true"]')).toEqual(['email', 'phone']);
  expect(idsOf('[autofocus]')).toEqual(['email']);
  expect(controlOf('email')).toHaveAccessibleDescription(emailError);
  expect(controlOf('phone')).toHaveAccessibleDescription(phoneError);
  expect(document.title).toBe(`${emailError} | Bobbin & Co`);
  expect(document.querySelector('[role=alert]')).toBeNull();
  expect(pageText()).toBe(
    `${heading} ${labels.name} ${labels.email}${emailError} ${labels.phone}${phoneError} ` +
      `${labels.message} ${labels.submit} Write to office@bobbin.example <instead>. ${heading}`,
  );
});

test('the form posts to the function again, with the idempotency key and an empty honeypot', () => {
  showPage(TYPED);
  const form = document.querySelector<HTMLFormElement>(
    'form[action="/api/sendEmail"]',
  );

  expect(form?.method).toBe('post');
  expect(getByRole(document.body, 'button')).toHaveTextContent(labels.submit);
  const data = [...new FormData(form ?? undefined)];

  expect(data.map(([field]) => field)).toEqual([
    ...FIELDS,
    HONEYPOT_FIELD,
    IDEMPOTENCY_FIELD,
  ]);
  expect(data.slice(-2).map(([, value]) => value)).toEqual(['', 'a "key"']);
});

test('the first letter of each field decides its direction; no password manager fills the honeypot, and the Tab key skips it', () => {
  showPage(TYPED);
  for (const field of FIELDS)
    expect(controlOf(field)).toHaveAttribute('dir', 'auto');
  const honeypot = document.querySelector(`[name="${HONEYPOT_FIELD}"]`);

  expect(honeypot?.closest('[aria-hidden="true"]')).not.toBeNull();
  const attributes = [...(honeypot?.attributes ?? [])].map(
    ({ name, value }) => [name, value],
  );

  expect(Object.fromEntries(attributes)).toEqual({
    name: HONEYPOT_FIELD,
    tabindex: '-1',
    autocomplete: 'off',
    'data-1p-ignore': 'true', // 1Password
    'data-bwignore': 'true', // Bitwarden
    'data-lpignore': 'true', // LastPass
    'data-form-type': 'other', // Dashlane
  });
});

// Words by which Chrome, Firefox and Bitwarden choose what to fill, in the
// languages with most users.
const FILLED_NAMES =
  /name|nom|nome|imi|user|login|mail|correo|phone|tel|mobil|fax|addr|adres|direc|street|stra[sß]|city|town|ville|ort|stadt|state|region|county|country|land|pa[ií]s|zip|post|plz|cap|cep|code|pin|otp|web|url|site|link|company|firma|empres|soci|organi|business|title|titel|card|cc|cvc|exp|date|birth|year|month|pass|pwd|secret|token|search|such|query|find|message|comment|note/i;

test("browsers and password managers have no word for the honeypot's name", () => {
  expect(HONEYPOT_FIELD).not.toMatch(FILLED_NAMES);
});

test("the Content-Security-Policy allows only the page's form and its own style, which has the brand's colours", () => {
  showPage({});
  const style = document.querySelector('style')?.textContent ?? '';
  const hash = createHash('sha256').update(style).digest('base64');

  expect(pageCsp(WORDS)).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  );
  expect(style).toContain(WORDS.colours);
  expect(
    document.querySelectorAll('[style], [onclick], link, img'),
  ).toHaveLength(0); // The policy would block them.
});
