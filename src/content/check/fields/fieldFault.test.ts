import type { Field } from '../../shape/fields';
import { FORMATS, type Format } from '../../shape/formats';
import { fieldFault } from './fieldFault';

const base = { purpose: 'For a test.', example: 'right' };
// The keys below are formats.
const fieldOf = (is: string) => ({ ...base, is: is as Format });

// Values are separated by ` | `. Valid email addresses have at most 254
// characters, and telephone numbers at most 30.
const VALID = {
  email: "o'neill+web@mail.b.example | zoe@bücher.example",
  'web address':
    'https://a.example | https://a.example/b?c#d | https://user@b_c.bücher.example:8080/a,b;c(d) | https://a.example./b',
  language: 'en | gsw | en-GB | eo',
  picture: './pictures/cloth.jpg | ../cloth.jpeg | a/b.PNG | b.avif',
  logo: './pictures/logo.svg | a.SVG',
  phone: `+44 20 7946 0000 | 020-7946 | 01 23 45 67 89 | (0)30 / 2312.5 | 112 | 00123 (0)45 6789 0123 45`,
  colour: '#0b2b26 | #0B2B26',
  typeface: 'open-sans | source-sans-3',
  date: '2021-11-30',
  time: '00:00 | 09:30 | 23:59',
};
const INVALID = {
  email: `a@b | a@1.1 | büro@agentur.example | ${'a'.repeat(250)}@b.example`,
  'web address':
    'ftp://a.b | xhttps://a.b | httpsx://a.b | http://a.b/https: | https://a | https://a.b/c d | a.b',
  language:
    'e | English | en-gb | en-G | en-GBR | xen-GB. | xx | xx-GB | en-XX | zxx',
  picture:
    '/cloth.jpg | https://a.example/c.jpg | cloth | .jpg | a/.jpg | cloth.jpg?v=2',
  logo: '/logo.svg | https://a.example/m.svg | m.svg.png',
  phone: `call us maybe | + | 12 | 0800 HEDDLE | +44 +20 7946 | +${'1'.repeat(30)}`,
  colour: '#fff | tomato | #12345g | 0b2b26 | #0b2b26ff | ##0b2b26',
  typeface: `open sans | open-Sans | ${'x'.repeat(61)}`,
  date: '2021-11-31 | 30.11.2021 | 2021-11-30T10:00 | soon',
  time: '24:00 | 9:60 | 09:30:00 | noon | 9 am',
};

test.each(Object.entries(VALID))(
  'accepts values of the format %s: %s',
  (is, values) => {
    const refused = values
      .split(' | ')
      .filter((value) => fieldFault(fieldOf(is), value));

    expect(refused).toEqual([]);
  },
);

test.each(Object.entries(INVALID))(
  'refuses values of the format %s: %s',
  (is, values) => {
    for (const value of values.split(' | '))
      expect(fieldFault(fieldOf(is), value)).toContain(`"${value}" is not `);
  },
);

const QUOTES =
  'The quotes around it are read as part of the text. Leave them out.';

test.each<[Format, string, string]>([
  ['language', 'DE', 'de'],
  ['language', 'de_de', 'de-DE'],
  ['language', 'en-UK', 'en-GB'],
  ['typeface', '@fontsource-variable/Open Sans', 'open-sans'],
  ['typeface', '@fontsource/open-sans', 'open-sans'],
  ['web address', 'http://my.example', 'https://my.example'],
  ['web address', 'my.example', 'https://my.example'],
  ['web address', 'https:/my.example', 'https://my.example'],
  ['web address', 'https:my.example/b', 'https://my.example/b'],
  ['web address', 'https://my.example,', 'https://my.example'],
  ['web address', 'https:\\\\my.example', 'https://my.example'],
  ['colour', 'ff6a3d', '"#ff6a3d"'],
  ['colour', '“ff6a3d”', '"#ff6a3d"'],
  ['time', '9:30', '09:30'],
  ['time', '9.30', '09:30'],
  ['time', '930', '09:30'],
  ['time', '17', '17:00'],
  ['time', '17h30', '17:30'],
  ['time', '8 Uhr', '08:00'],
  ['web address', '[us](https://my.example)', 'https://my.example'],
  ['web address', '[us](my.example)', 'https://my.example'],
  ['picture', '![us](./us.jpg)', './us.jpg'],
  ['date', '„2021-11-30“', `2021-11-30 ${QUOTES}`],
])(
  'for the format %s, refuses %j and advises to write %s',
  (is, value, correction) => {
    const fault = `"${value}" is not ${FORMATS[is].name}. Write: ${correction}`;

    expect(fieldFault(fieldOf(is), value)).toBe(fault);
  },
);

const text = { ...base, is: 'text', max: 3, min: 2, placeholders: [] } as const;
const withPlaceholder = { ...text, max: 99, placeholders: ['count'] } as const;
const choice = { ...base, is: 'choice', options: ['sky', 'mint'] } as const;
const order = { ...base, is: 'order' } as const;
const toggle = { ...base, is: 'switch', default: true } as const;
const group = {
  ...base,
  example: 'a name',
  is: 'group',
  type: 'Group',
  fields: {},
} as const;
const list = {
  ...base,
  example: 'two names',
  is: 'list',
  min: 2,
  max: 3,
  item: group,
} as const;

test.each<[Field, ...unknown[]]>([
  // Lengths are counted in graphemes, without soft hyphens.
  [text, 'ab', '👩‍👩‍👧é🧵', 'a\u00ADb\u00ADc'],
  [{ ...text, optional: true }, ''],
  [withPlaceholder, 'of {count}'],
  [choice, 'mint'],
  [order, 1],
  [toggle, false],
  [group, {}],
  [list, [{}, {}], [{}, {}, {}]],
])('for the field %j, accepts %j, …', (field, ...values) => {
  expect(values.filter((value) => fieldFault(field, value))).toEqual([]);
});

const ON_ONE_LINE = 'Write it on one line:';
const NOT_REPLACED = 'in it, which the site does not replace here.';
const WITHOUT_BRACES = 'Write the words themselves, without braces.';
const RIGHT_TO_LEFT =
  'Arabic is written from right to left, and the pages of this site run from left to right only.';

test.each(['Null', 'null', 'NULL'])(
  'takes %s for a name that needs quotes',
  (word) => {
    const fault = `should be a text, and is read as no value. Put it in quotes: "${word}"`;

    expect(fieldFault(text, null, word)).toBe(fault);
    expect(fieldFault({ ...text, optional: true }, null, word)).toBe(fault);
  },
);

test('names the version that has added a missing field, and where to read about it', () => {
  const added = { ...text, since: '1.1.0' };

  expect(fieldFault(added, undefined)).toMatch(
    /^is missing or empty\. .* Version 1\.1\.0 has added this field: see CHANGELOG\.md and docs\/upgrade\.md\.$/,
  );
  expect(fieldFault(text, undefined)).not.toContain('Version');
  expect(fieldFault({ ...added, optional: true }, undefined)).toBeUndefined();
});

test('takes ~ for a field that is left out', () => {
  expect(fieldFault(text, null, '~')).toContain('is missing or empty');
  expect(fieldFault({ ...text, optional: true }, null, '~')).toBeUndefined();
});

test.each<[Field, unknown, string]>([
  [text, '  ', 'is missing or empty. For a test. Write for example: right'],
  [text, ['a'], 'should be a text, and is a list. Write for example: right'],
  [text, 'abcde', 'is 5 characters long, and 3 fit. Shorten it by 2.'],
  [
    text,
    'a',
    'is 1 characters long, which tells a reader too little. Write 2 or more.',
  ],
  [
    { ...text, max: 9 },
    '{name}',
    `has {name} ${NOT_REPLACED} ${WITHOUT_BRACES}`,
  ],
  [
    withPlaceholder,
    'of 3',
    'lacks {count}, which the site replaces. Write {count} in the text.',
  ],
  // Only the unknown placeholder is reported, not also the missing one.
  [
    withPlaceholder,
    'of {cuont}',
    `has {cuont} ${NOT_REPLACED} Did you mean {count}?`,
  ],
  [
    { ...text, max: 99 },
    'One\ntwo',
    `has a line break in it. ${ON_ONE_LINE} One two`,
  ],
  [
    { ...text, max: 99 },
    'One\n\n  two\r\n3',
    `has a line break in it. ${ON_ONE_LINE} One two 3`,
  ],
  [
    { ...text, max: 99 },
    'x'.repeat(301) + '\n',
    `has a line break in it. ${ON_ONE_LINE} ${'x'.repeat(300)}…`,
  ],
  [
    fieldOf('email'),
    'a@b.example\nc',
    `has a line break in it. ${ON_ONE_LINE} a@b.example c`,
  ],
  [choice, 'mint\n2', `has a line break in it. ${ON_ONE_LINE} mint 2`],
  [
    { ...text, max: 99 },
    'Hed\u200bdle',
    'has an invisible character in it (U+200B). Type it again.',
  ],
  [
    fieldOf('picture'),
    './a.jpg\u200b',
    'has an invisible character at its end (U+200B). Type it again.',
  ],
  [
    fieldOf('phone'),
    '\u202a+44 20',
    'has an invisible character at its start (U+202A). Type it again.',
  ],
  [
    fieldOf('phone'),
    '+44\u00a020 79',
    'has a character that only looks like a space in it (U+00A0). Type it again.',
  ],
  [
    fieldOf('web address'),
    `https://a.example/${'a'.repeat(1983)}`,
    'is 2001 characters long, and 2000 fit. Shorten it by 1.',
  ],
  [choice, 'mnt', 'cannot be "mnt". Did you mean mint?'],
  [choice, '„sky“', `cannot be "„sky“". Did you mean sky? ${QUOTES}`],
  [toggle, 'false', 'should be true or false, without quotes.'],
  [order, '4', 'should be a number without quotes, and is a text. Write: 4'],
  [
    order,
    'four',
    'should be a number without quotes, and is a text. Write for example: right',
  ],
  [order, 4.5, 'should be a whole number. Write 1, 2, 3 and so on.'],
  [order, 0, 'should be 1 or more. Write 1, 2, 3 and so on.'],
  [
    group,
    'a',
    'should have a name below it, each on a separate line, but is a text.',
  ],
  [
    list,
    {},
    'should have two names below it, each on a separate line, but is a group of fields.',
  ],
  [
    list,
    [1],
    'has 1 items, and the page needs 2. Write 1 more; each item begins with a hyphen.',
  ],
  [
    list,
    [1, 2, 3, 4, 5],
    'has 5 items, and the page has room for 3. Delete 2.',
  ],
  [
    fieldOf('colour'),
    'red',
    `"red" is not ${FORMATS.colour.name}. Write for example: "right"`,
  ],
  [fieldOf('language'), 'ar', RIGHT_TO_LEFT],
  [
    fieldOf('phone'),
    '030 1234567 / 0170 7654321',
    'has 21 digits, and a telephone number has 15 at most. Write one number: a press on it calls it.',
  ],
])('for the field %j, refuses %j', (field, value, fault) => {
  expect(fieldFault(field, value)).toBe(fault);
});
