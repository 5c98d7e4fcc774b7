import { INVALID_VALUES, VALID_VALUES } from '../testing/enquiryCases';
import { serverForEachTest } from '../testing/serverForEachTest';
import { startRawSmtp } from '../testing/rawSmtp';
import { formPost, jsonPost, PAYLOAD } from '../testing/requests';
import { startFunction } from '../testing/startFunction';
import { WORDS } from '../testing/words';
import { EMPTY_ENQUIRY, FIELDS, LIMITS, type Field } from './enquiry';
import { validateEnquiry } from './enquiryRules';

const server = serverForEachTest(startRawSmtp);

function post(field: Field, value: string) {
  const { send } = startFunction(server.url);
  const payload = { ...PAYLOAD, [field]: value };

  return Promise.all([send(jsonPost(payload)), send(formPost(payload))]);
}

test.each(VALID_VALUES)(
  'accepts the %s %j, with and without scripts',
  async (field, value) => {
    expect(await post(field, value)).toMatchObject([
      { body: 'Success' },
      { status: 303 },
    ]);
  },
);

test.each([
  ...INVALID_VALUES,
  // Nobody can type these values into the form, but a request can contain them.
  ['email', 'ada@example.org\r\nBcc: eve@example.org'] as const,
  ['email', 'ada@\ud800.example'] as const,
  ['phone', '020\n7946'] as const,
])('refuses the %s %j, with and without scripts', async (field, value) => {
  const error = WORDS.errors[field];
  const pageWithError = expect.stringContaining(
    `id="${field}-error">${error}<`,
  );
  const [json, form] = await post(field, value);

  expect(json).toMatchObject({ status: 400, body: error });
  expect(form).toMatchObject({ status: 400, body: pageWithError });
});

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

test.each([
  ['name', 'x'.repeat(LIMITS.name), 'x'],
  ['email', '@b.example'.padStart(LIMITS.email, 'a'), 'x'],
  ['phone', '1'.repeat(LIMITS.phone), '1'],
  ['message', 'x'.repeat(LIMITS.message), 'x'],
] as const)(
  'accepts a %s up to the limit that its error names',
  (field, longest, oneMore) => {
    expect(validate({ [field]: longest })).toEqual({});
    const error = tooLong.replace(
      '{limit}',
      LIMITS[field].toLocaleString('de'),
    );

    expect(validate({ [field]: longest + oneMore })).toEqual({
      [field]: error,
    });
  },
);

test('takes less than a second for texts that can make regular expressions and Unicode normalisation slow', () => {
  const started = performance.now();

  validate({
    email: `${'a@'.repeat(50_000)}!`,
    phone: `${'1 '.repeat(50_000)}x`,
  });
  validate({
    email: `a@${'b.'.repeat(50_000)}`,
    phone: `1${' '.repeat(100_000)}x`,
  });
  validate({
    phone: '\u0301\u0316'.repeat(60_000),
    email: `a@${'('.repeat(100_000)}`,
  });
  validate({ phone: '('.repeat(100_000), name: ' '.repeat(100_000) });
  validate({
    email: `a${' '.repeat(100_000)}a`,
    name: `a${' '.repeat(100_000)}a`,
  });
  validate({ email: '\u200b'.repeat(100_000) });
  expect(performance.now() - started).toBeLessThan(1_000);
});
