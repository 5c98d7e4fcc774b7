import { createHash } from 'node:crypto';
import { getByLabelText, getByRole } from '@testing-library/dom';
import { WORDS } from '../../../testing/words';
import {
  FIELDS,
  HONEYPOT_FIELD,
  IDEMPOTENCY_FIELD,
  type Field,
} from '../../../shared/enquiry';
import { answerPage, pageCsp } from './answerPage';

const TYPED = {
  name: 'Ada "O\'Neill" <b>',
  email: 'ada@example',
  phone: '12a',
  // Browsers drop the first line break in a textarea.
  message: '\n </textarea><script>alert(1)</script>\n  end',
};
const { heading, labels } = WORDS;

function showPage(
  typed: Record<string, unknown>,
  refusal = {},
  siteWords = WORDS,
) {
  document.open();
  document.write(
    answerPage(siteWords, typed, { status: 502, key: 'a "key"', ...refusal }),
  );
  document.close();
}

const controlOf = (field: Field) =>
  getByLabelText<HTMLInputElement>(document.body, labels[field]);
const valueOf = (field: Field) => controlOf(field).value;
const pageText = () => document.body.textContent?.replace(/\s+/g, ' ').trim();

test("has the site's language", () => {
  showPage(TYPED);
  expect(document.documentElement.lang).toBe('en-GB');
});

test('its fields show texts as typed, HTML included', () => {
  showPage(TYPED);
  expect(FIELDS.map(valueOf)).toEqual(FIELDS.map((field) => TYPED[field]));
  expect(document.querySelector('script, b')).toBeNull();
});

test('its fields are empty for values that are no texts', () => {
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

test('an alert says above the form that the enquiry was not sent', () => {
  showPage({});
  expect(pageText()).toBe(
    `${heading} That & this went wrong.` +
      'Write to office@bobbin.example <instead>. ' +
      `${Object.values(labels).join(' ')} ${heading}`,
  );
});

test('the alert has a mailto link with a subject', () => {
  showPage({});

  const [mailLink] = document.links;
  const mailto = 'mailto:office@bobbin.example?subject=From%20your%20form%3F';

  expect(getByRole(document.body, 'alert')).toContainElement(mailLink ?? null);
  expect(mailLink).toHaveAttribute('href', mailto);
});

test('the alert has a link that calls the agency, if it has a telephone', () => {
  const phone = { text: '+44 (0)20 7946-0000', uri: 'tel:+442079460000' };

  showPage({}, {}, { ...WORDS, phone });

  const alert = getByRole(document.body, 'alert');
  const link = getByRole(alert, 'link', { name: phone.text });

  expect(link).toHaveAttribute('href', phone.uri);
});

test('its last link leads to Contact', () => {
  showPage({});
  expect([...document.links].at(-1)).toHaveAttribute('href', '/contact');
});

test('after too many enquiries, the alert advises to try later', () => {
  showPage({}, { status: 429 });
  expect(getByRole(document.body, 'alert')).toHaveTextContent(
    '<instead>.Or later <today>.',
  );
});

const { email: emailError, phone: phoneError } = WORDS.errors;

const showInvalid = () =>
  showPage({}, { errors: { email: emailError, phone: phoneError } });

const idsOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ id }) => id);

test('only invalid fields are marked and have their message', () => {
  showInvalid();
  expect(idsOf('[aria-invalid="true"]')).toEqual(['email', 'phone']);
  expect(controlOf('email')).toHaveAccessibleDescription(emailError);
  expect(controlOf('phone')).toHaveAccessibleDescription(phoneError);
});

test('the first invalid field has focus', () => {
  showInvalid();
  expect(idsOf('[autofocus]')).toEqual(['email']);
});

test('the message of the first invalid field is the title of the page', () => {
  showInvalid();
  expect(document.title).toBe(`${emailError} | Bobbin & Co`);
});

test('has the mailto link below the form, not in an alert, if fields are invalid', () => {
  showInvalid();
  expect(document.querySelector('[role=alert]')).toBeNull();
  expect(pageText()).toBe(
    [
      heading,
      labels.name,
      `${labels.email}${emailError}`,
      `${labels.phone}${phoneError}`,
      labels.message,
      labels.submit,
      'Write to office@bobbin.example <instead>.',
      heading,
    ].join(' '),
  );
});

test('its form posts to the function again, with the idempotency key and an empty honeypot', () => {
  showPage(TYPED);

  const form = document.querySelector<HTMLFormElement>(
    'form[action="/api/sendEmail"]',
  );

  expect(form?.method).toBe('post');
  expect(form).toContainElement(
    getByRole(document.body, 'button', { name: labels.submit }),
  );

  const data = [...new FormData(form ?? undefined)];

  expect(data.map(([field]) => field)).toEqual([
    ...FIELDS,
    HONEYPOT_FIELD,
    IDEMPOTENCY_FIELD,
  ]);
  expect(data.slice(-2).map(([, value]) => value)).toEqual(['', 'a "key"']);
});

test('the first letter of each field decides its direction', () => {
  showPage(TYPED);

  for (const field of FIELDS)
    expect(controlOf(field)).toHaveAttribute('dir', 'auto');
});

test('neither the Tab key nor a password manager reaches the honeypot', () => {
  showPage(TYPED);

  const honeypot = document.querySelector(`[name="${HONEYPOT_FIELD}"]`);
  const attributes = [...(honeypot?.attributes ?? [])].map(
    ({ name, value }) => [name, value],
  );

  expect(honeypot?.closest('[aria-hidden="true"]')).not.toBeNull();
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
  'name nom nome imi user login mail correo phone tel mobil fax addr ' +
  'adres direc street stras straß city town ville ort stadt state region ' +
  'county country land pais país zip post plz cap cep code pin otp web ' +
  'url site link company firma empres soci organi business title titel ' +
  'card cc cvc exp date birth year month pass pwd secret token search ' +
  'such query find message comment note';

test("browsers and password managers have no word for the honeypot's name", () => {
  const words = FILLED_NAMES.split(' ');
  const isPart = (word: string) => HONEYPOT_FIELD.includes(word);

  expect(words.filter(isPart)).toEqual([]);
});

const styleText = () => document.querySelector('style')?.textContent ?? '';

test("the Content-Security-Policy allows only the page's form and its own style", () => {
  showPage({});

  const hash = createHash('sha256').update(styleText()).digest('base64');

  expect(pageCsp(WORDS)).toBe(
    [
      "default-src 'none'",
      `style-src 'sha256-${hash}'`,
      "form-action 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ].join('; '),
  );
});

test('has no style attributes, event handlers, scripts or files, which its Content-Security-Policy would block', () => {
  showPage(TYPED);

  const elements = [...document.querySelectorAll('*')];
  const attributes = elements.flatMap((element) => element.getAttributeNames());
  const isBlocked = (name: string) => name === 'style' || name.startsWith('on');

  expect(attributes.filter(isBlocked)).toEqual([]);
  expect(
    document.querySelector('script, link, iframe, object, [src], [srcset]'),
  ).toBeNull();
});

test("its style has the brand's colours", () => {
  showPage({});
  expect(styleText()).toContain(WORDS.colourSheet);
});
