import type { Field } from '../shape/fields';
import type { Format } from '../shape/formats';
import { fieldFault } from './fieldFault';

const common = { purpose: 'For a test.', example: 'right' };
const format = (is: Format) => ({ ...common, is });

test.each<[Format, string[], string[]]>([
  [
    'email',
    ['a@b.example', "o'neill+web@mail.b.example", 'zoe@bücher.example'],
    [
      ...['a@b', 'a@b.', 'a@.example', 'a b@b.example', 'x a@b.example', 'a@b.example x'],
      ...['a@b.example@c.example', 'Ada <a@b.example>', 'a@b..example'],
      ...['büro@agentur.example', 'a@1.1', `${'a'.repeat(250)}@b.example`],
    ],
  ],
  [
    'web address',
    ['https://example.com', 'https://example.com/a?b#c'],
    [
      ...[
        'http://example.com',
        'ftp://example.com',
        'xhttps://example.com',
        'httpsx://example.com',
      ],
      ...['https://localhost', 'https://example.com/a b', 'example.com'],
    ],
  ],
  [
    'language',
    ['en', 'gsw', 'en-GB', 'eo'],
    ['e', 'English', 'en-gb', 'en-G', 'en-GBR', 'xen-GB.', 'xx', 'xx-GB', 'en-XX', 'zxx'],
  ],
  [
    'picture',
    ['./pictures/cloth.jpg', '../cloth.jpeg', 'a/b.PNG', 'b.heic'],
    ['/cloth.jpg', 'https://a.example/cloth.jpg', 'cloth', '.jpg', 'a/.jpg'],
  ],
  ['logo', ['./pictures/logo.svg', 'a.SVG'], ['/logo.svg', 'https://a.example/m.svg', 'm.png']],
  [
    'phone',
    ['+44 20 7946 0000', '020-7946', '(0)30 / 2312.5', '112'],
    ['call us maybe', '+', '12', '0800 HEDDLE', '+44 '.repeat(8)],
  ],
  ['colour', ['#0b2b26', '#0B2B26'], ['#fff', 'tomato', '#12345g', '0b2b26']],
  ['date', ['2021-11-30'], ['2021-11-31', '30.11.2021', '2021-11-30T10:00', 'soon']],
])('distinguishes valid and invalid values of the format %s', (is, right, wrong) => {
  for (const value of right)
    expect([value, fieldFault(format(is), value)]).toEqual([value, undefined]);
  for (const value of wrong) expect(fieldFault(format(is), value)).toContain(`"${value}" is not `);
});

const text = { ...common, is: 'text', max: 3, min: 2, placeholders: [] } as const;
const fields = { name: text };
const withPlaceholder = { ...text, max: 99, placeholders: ['count'] } as const;
const choice = { ...common, is: 'choice', of: ['sky', 'mint'] } as const;
const order = { ...common, is: 'order' } as const;
const onOff = { ...common, is: 'switch' } as const;
const group = { ...common, is: 'group', type: 'Group', fields } as const;
const list = { ...common, is: 'list', min: 2, max: 3, item: group } as const;
const lines = { ...list, item: text } as const;

test.each<[Field, unknown]>([
  [text, 'ab'],
  // Lengths count graphemes.
  [text, '👩‍👩‍👧é🧵'],
  [text, 'a\u00ADb\u00ADc'],
  [{ ...text, optional: true }, ''],
  [withPlaceholder, 'of {count}'],
  [choice, 'mint'],
  [order, 1],
  [onOff, false],
  [group, {}],
  [list, [{}, {}]],
  [list, [{}, {}, {}]],
])('%j may be %j', (field, value) => expect(fieldFault(field, value)).toBeUndefined());

const QUOTES = 'The quotes around it do not count as such. Leave them out.';
const MISSING = 'is missing or empty. For a test. Write for example: right';

test.each<[Field, unknown, string]>([
  [text, undefined, MISSING],
  [text, null, MISSING],
  [text, '  ', MISSING],
  [text, 42, 'should be a text, and is a number. Put it in quotes: "42"'],
  [text, true, 'should be a text, and is true or false. Put it in quotes: "true"'],
  [text, ['a'], 'should be a text, and is a list. Write for example: right'],
  [text, 'abcde', 'is 5 characters long, and 3 fit. Shorten it by 2.'],
  [text, 'a', 'is 1 characters long, which tells a reader too little. Write 2 or more.'],
  [
    { ...text, max: 9 },
    '{name}',
    'has {name} in it, and nothing fills that in here. Write the words themselves, without braces.',
  ],
  [
    withPlaceholder,
    'of 3',
    'lacks {count}, which the site fills in. Write {count} where it belongs.',
  ],
  // The unknown placeholder is reported before the missing one.
  [
    withPlaceholder,
    'of {cuont}',
    'has {cuont} in it, and nothing fills that in. Did you mean {count}?',
  ],
  [choice, 'mnt', 'cannot be "mnt". Did you mean mint?'],
  [choice, '„sky“', `cannot be "„sky“". Did you mean sky? ${QUOTES}`],
  [onOff, 'false', 'should be true or false, without quotes.'],
  [order, '4', 'should be a number without quotes, and is a text. Write for example: right'],
  [order, 4.5, 'should be a whole number. Write 1, 2, 3 and so on.'],
  [order, 0, 'should count from 1. Write 1, 2, 3 and so on.'],
  [group, 'a', 'should be right, each on a line of its own, and is a text.'],
  [list, {}, 'should be right, each on a line of its own, and is a group of fields.'],
  [list, [1], 'has 1 items, and the page has room for 2. Write 1 more; each begins with a hyphen.'],
  [
    lines,
    ['a', 'b', 'c', 'd', 'e'],
    'has 5 items, and the page has room for 3. Take 2 away; each begins with a hyphen.',
  ],
  [
    format('language'),
    'ar',
    'Arabic is written from right to left, and the pages of this site run from left to right only.',
  ],
  [
    format('typeface'),
    '@fontsource-variable/Fraunces',
    '"@fontsource-variable/Fraunces" is not the name of a typeface of Fontsource in small letters. Write: fraunces',
  ],
  [
    format('date'),
    '„2021-11-30“',
    `"„2021-11-30“" is not a day, written as year-month-day. Write: 2021-11-30 ${QUOTES}`,
  ],
])('%j cannot be %j', (field, value, fault) => expect(fieldFault(field, value)).toBe(fault));
