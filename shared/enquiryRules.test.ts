import { INVALID_VALUES, VALID_VALUES } from '../testing/enquiryCases';
import { PAYLOAD } from '../testing/requests';
import { WORDS } from '../testing/words';
import { EMPTY_ENQUIRY, FIELDS, LIMITS } from './enquiry';
import { validateEnquiry } from './enquiryRules';

/** Lists each value of the groups with its field, for a test's title. */
const casesOf = (groups: typeof VALID_VALUES) =>
  groups.flatMap(({ field, what, values }) =>
    values.map((value) => [field, what, value] as const),
  );

test.each(casesOf(VALID_VALUES))('accepts the %s %s: %j', (field, _, value) => {
  expect(validateEnquiry({ ...PAYLOAD, [field]: value }, WORDS)).toEqual({});
});

test.each(casesOf(INVALID_VALUES))(
  'refuses the %s %s: %j',
  (field, _, value) => {
    expect(validateEnquiry({ ...PAYLOAD, [field]: value }, WORDS)).toEqual({
      [field]: WORDS.errors[field],
    });
  },
);

const { tooLong, ...fieldMessages } = WORDS.errors;
const inEachField = (value: unknown) =>
  Object.fromEntries(FIELDS.map((field) => [field, value]));

test.each([
  EMPTY_ENQUIRY,
  {},
  // not texts
  ...[1, null, true, ['a@b.example'], { length: 3, 0: 'a' }].map(inEachField),
])('returns the message of every field for %j', (values) => {
  expect(validateEnquiry(values, WORDS)).toEqual(fieldMessages);
});

const validate = (changes: object) =>
  validateEnquiry({ ...PAYLOAD, ...changes }, { ...WORDS, language: 'de' });

const LONGEST = [
  ['name', 'x'.repeat(LIMITS.name), 'x'],
  ['email', '@b.example'.padStart(LIMITS.email, 'a'), 'x'],
  ['phone', '1'.repeat(LIMITS.phone), '1'],
  ['message', 'x'.repeat(LIMITS.message), 'x'],
] as const;

test.each(LONGEST)('accepts the longest %s', (field, longest) => {
  expect(validate({ [field]: longest })).toEqual({});
});

test.each(LONGEST)(
  'refuses a longer %s, and names the limit in the format of the language',
  (field, longest, oneMore) => {
    const limit = LIMITS[field].toLocaleString('de');

    expect(validate({ [field]: longest + oneMore })).toEqual({
      [field]: tooLong.replace('{limit}', limit),
    });
  },
);

const LETTERS = 100_000;

// Some regular expressions and Unicode normalisation can be slow for these.
test.each<[string, object]>([
  ['an email address with many @', { email: `${'a@'.repeat(LETTERS / 2)}!` }],
  ['a domain with many dots', { email: `a@${'b.'.repeat(LETTERS / 2)}` }],
  ['a domain of brackets', { email: `a@${'('.repeat(LETTERS)}` }],
  [
    'a space between two letters of an address',
    { email: `a${' '.repeat(LETTERS)}a` },
  ],
  ['an address of invisible characters', { email: '\u200b'.repeat(LETTERS) }],
  [
    'a phone number with many spaces, and a letter',
    { phone: `${'1 '.repeat(LETTERS / 2)}x` },
  ],
  [
    'a digit before spaces, and a letter',
    { phone: `1${' '.repeat(LETTERS)}x` },
  ],
  ['combining marks', { phone: '\u0301\u0316'.repeat(LETTERS / 2) }],
  ['a phone number of brackets', { phone: '('.repeat(LETTERS) }],
  ['a name of spaces', { name: ' '.repeat(LETTERS) }],
  [
    'a name with spaces between two letters',
    { name: `a${' '.repeat(LETTERS)}a` },
  ],
])('takes less than a second for %s', (_, changes) => {
  const started = performance.now();

  validate(changes);
  expect(performance.now() - started).toBeLessThan(1_000);
});
