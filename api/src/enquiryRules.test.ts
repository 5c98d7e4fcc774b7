import { PAYLOAD } from '../testing/requests';
import { WORDS } from '../testing/words';
import { EMPTY_ENQUIRY, FIELDS, LIMITS } from './enquiry';
import { validateEnquiry } from './enquiryRules';

// German writes 10.000 for 10,000.
const GERMAN = { ...WORDS, language: 'de' };
const check = (changes: Record<string, unknown>) =>
  validateEnquiry({ ...PAYLOAD, ...changes }, GERMAN);

const { tooLong, ...fieldMessages } = WORDS.errors;

const inEachField = (value: unknown) => Object.fromEntries(FIELDS.map((field) => [field, value]));

test.each([
  EMPTY_ENQUIRY,
  {},
  ...[1, null, true, ['a@b.example'], { length: 3, 0: 'a' }].map(inEachField),
])('returns the message of every field for %j', (values) => {
  expect(validateEnquiry(values, WORDS)).toEqual(fieldMessages);
});

test.each([
  ['name', 'x'.repeat(LIMITS.name), 'x'],
  ['email', '@b.example'.padStart(LIMITS.email, 'a'), 'x'],
  ['phone', '1'.repeat(LIMITS.phone), '1'],
  ['message', 'x'.repeat(LIMITS.message), 'x'],
] as const)(
  'accepts a %s of maximum length, and names the limit for one more character',
  (field, longest, oneMore) => {
    expect(check({ [field]: longest })).toEqual({});
    const error = tooLong.replace('{limit}', LIMITS[field].toLocaleString('de'));
    expect(check({ [field]: longest + oneMore })).toEqual({ [field]: error });
  },
);

test('validates texts that slow down regular expressions within a second', () => {
  const started = performance.now();
  check({ email: `${'a@'.repeat(50_000)}!`, phone: `${'1 '.repeat(50_000)}x` });
  check({ email: `a@${'b.'.repeat(50_000)}`, phone: `1${' '.repeat(100_000)}x` });
  check({ phone: '\u0301\u0316'.repeat(60_000), email: `a@${'('.repeat(100_000)}` });
  check({ phone: '('.repeat(100_000), name: ' '.repeat(100_000) });
  expect(performance.now() - started).toBeLessThan(1_000);
});
