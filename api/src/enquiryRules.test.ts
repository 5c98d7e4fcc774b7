import { WORDS } from '../testing/dependencies';
import { EMPTY_ENQUIRY, FIELDS, LIMITS, type Enquiry } from './enquiry';
import { validateEnquiry } from './enquiryRules';

const ADA: Enquiry = { name: 'Ada', email: 'ada@example.org', phone: '123', message: 'Hello' };
// Its limits are written 10.000, those of `WORDS` 10,000.
const GERMAN = { ...WORDS, language: 'de' };
const check = (changes: Record<string, unknown>) => validateEnquiry({ ...ADA, ...changes }, GERMAN);

const { tooLong, ...wrong } = WORDS.errors;

const each = (value: unknown) => Object.fromEntries(FIELDS.map((field) => [field, value]));

test.each([
  EMPTY_ENQUIRY,
  {},
  ...[1, null, true, ['a@b.example'], { length: 3, 0: 'a' }].map(each),
])('every field of %j has its sentence', (values) => {
  expect(validateEnquiry(values, WORDS)).toEqual(wrong);
});

test.each([' ', '\t\n', '\u00a0', '\u3000'])('white space alone is empty: %j', (blank) => {
  expect(check({ name: blank, message: blank })).toEqual({
    name: WORDS.errors.name,
    message: WORDS.errors.message,
  });
});

const EMAILS =
  "ada@example.org|a.b+c@mail.example.co.uk|o'neill@example.org|ada@bücher.example|" +
  '用户@例子.广告|नाम@मेल.भारत|ada@b_c.xn--bcher-kva.example';
const NO_EMAILS =
  'ada|ada@|@example.org|ada@localhost|ada@example.|ada@.example|ada@exa..mple|a@b@example.org|' +
  'ada @example.org| ada@example.org|ada@example.org |"ada"@example.org|ada@[127.0.0.1]|' +
  'ada@example.org, eve@example.org|ada@example.org;eve@example.org|Ada <ada@example.org>|' +
  'ada@example.org\r\nBcc: eve@example.org|ada@example.org\n|ada@bank.example，x.example|' +
  'ada@b；c.example|ada@b（c.example|ada@b．．example.org|ada@b。。example.org|' +
  'ada@\u00ad.example.org|ada@b\u0001.example|a\u0001b@b.example|\u202aada@b.example|' +
  'ada@b.example\u202c|ada@\ud800.example';
const PHONES =
  '0|02079460958|+442079460958|+44 20 7946 0958|(020) 7946-0958|+44 (0)20.7946.0958|(+44) 20 7946 0958';
const NO_PHONES = '1e5|0x1F|--|+|12a|12 | 12|1+2|++12|١٢٣|12\n|()|-1';

describe.each([
  ['email', EMAILS, NO_EMAILS],
  ['phone', PHONES, NO_PHONES],
] as const)('as %s', (field, right, wrongs) => {
  test.each(right.split('|'))('%j is right', (value) => {
    expect(check({ [field]: value })).toEqual({});
  });
  test.each(wrongs.split('|'))('%j is wrong', (value) => {
    expect(check({ [field]: value })).toEqual({ [field]: wrong[field] });
  });
});

test.each([
  ['name', 'x'.repeat(LIMITS.name), 'x'],
  ['email', `${'a'.repeat(LIMITS.email - 10)}@b.example`, 'x'],
  ['phone', '1'.repeat(LIMITS.phone), '1'],
  ['message', 'x'.repeat(LIMITS.message), 'x'],
] as const)('the limit of %s is lawful, and one more is told', (field, longest, more) => {
  expect(check({ [field]: longest })).toEqual({});
  const limit = LIMITS[field].toLocaleString('de');
  expect(check({ [field]: longest + more })).toEqual({
    [field]: tooLong.replace('{limit}', limit),
  });
});

test('a hostile text is refused without delay', () => {
  const started = performance.now();
  check({ email: `${'a@'.repeat(50_000)}!`, phone: `${'1 '.repeat(50_000)}x` });
  check({ email: `a@${'b.'.repeat(50_000)}`, phone: `1${' '.repeat(100_000)}x` });
  expect(performance.now() - started).toBeLessThan(1_000);
});
