import { environment } from '../../../testing/environment';
import { WORDS } from '../../../testing/words';
import { readSettings } from './readSettings';

// It sets both limits of the throttle to 0.
const VALID = environment('smtp://127.0.0.1:2525');

const read = (changes: Record<string, string | undefined> = {}) =>
  readSettings(WORDS, { ...VALID, ...changes });

test('uses the default of an optional setting that is missing or empty', () => {
  expect(
    read({ THROTTLE_MAX: undefined, THROTTLE_INSTANCE_MAX: '' }),
  ).toMatchObject({
    enquiryTo: WORDS.email,
    throttle: { perVisitor: 5, perInstance: 100, windowMs: 600_000 },
    trustedProxyHops: 1,
    hstsIncludeSubDomains: false,
    botCheck: {
      verifyUrl: { href: 'https://www.google.com/recaptcha/api/siteverify' },
    },
  });
});

test('reads settings from the environment', () => {
  const changes = {
    ENQUIRY_TO: 'sales@bobbin.example',
    SITE_URL: 'https://Bobbin.example/',
    THROTTLE_MAX: '3',
    THROTTLE_INSTANCE_MAX: '7',
    THROTTLE_WINDOW_S: '60',
    TRUSTED_PROXY_HOPS: '2',
    RECAPTCHA_SECRET_KEY: 's',
    RECAPTCHA_VERIFY_URL: 'http://127.0.0.1:9/verify',
  };

  expect(read(changes)).toMatchObject({
    enquiryTo: 'sales@bobbin.example',
    // In lower case, without the slash at the end.
    site: { origin: 'https://bobbin.example' },
    throttle: { perVisitor: 3, perInstance: 7, windowMs: 60_000 },
    trustedProxyHops: 2,
    botCheck: { secret: 's', verifyUrl: { href: 'http://127.0.0.1:9/verify' } },
  });
});

test('one error names all missing settings', () => {
  const missing =
    /SMTP_URL is missing.*MAIL_FROM is missing.*SITE_URL is missing/;

  expect(() => readSettings(WORDS, {})).toThrow(missing);
});

test('ENQUIRY_TO is missing if the address of the agency is not mailable', () => {
  const words = { ...WORDS, email: 'jörg@bobbin.example' };

  expect(() => readSettings(words, VALID)).toThrow(
    'Wrong settings: ENQUIRY_TO is missing (an email address with only ASCII characters before the @).',
  );
});

test.each([
  ['SMTP_URL', 'http://mail.example'],
  ['SMTP_FALLBACK_URL', 'mail.example'],
  ['MAIL_FROM', 'Bobbin <web@bobbin.example>'],
  ['ENQUIRY_TO', 'a@b.example\r\nBcc: c@d.example'],
  ['MAIL_FROM', 'jörg@bobbin.example'],
  ['SITE_URL', 'bobbin.example'],
  ['SITE_URL', 'http://bobbin.example'],
  ['THROTTLE_MAX', '-1'],
  ['THROTTLE_INSTANCE_MAX', '1.5'],
  ['THROTTLE_WINDOW_S', '0'],
  ['TRUSTED_PROXY_HOPS', '1e3'],
  ['HSTS_INCLUDE_SUBDOMAINS', 'trues'],
  ['RECAPTCHA_VERIFY_URL', 'http://www.google.com/'],
])('refuses %s=%s', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(
    `Wrong settings: ${name} must be `,
  );
});

test('the error says what each wrong setting must be, without its value', () => {
  const withSecret = {
    SMTP_URL: 'http://web:s3cret@mail.example',
    MAIL_FROM: 's3cret',
  };
  const withDash = { SITE_URL: '-', THROTTLE_MAX: '-', THROTTLE_WINDOW_S: '-' };
  const message =
    'Wrong settings: SMTP_URL must be smtp://user:password@host:port or smtps://…; ' +
    'MAIL_FROM must be an email address with only ASCII characters before the @; ' +
    'SITE_URL must be an https address, or http on this machine; ' +
    'THROTTLE_MAX must be a whole number from 0; THROTTLE_WINDOW_S must be a whole number from 1.';

  expect(() => read({ ...withSecret, ...withDash })).toThrow(
    new Error(message),
  );
});
