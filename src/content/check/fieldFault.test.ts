import type { FormatField } from '../shape/fields';
import { fieldFault } from './fieldFault';
import { isEmail, isWebAddress } from './formats';

const common = { purpose: 'For a test.', example: 'right' };
const format = (is: FormatField['is']) => ({ ...common, is });

test.each(['a@b.example', "o'neill+web@mail.b.example", 'zoë@bücher.example'])(
  '%s is an e-mail address',
  (value) => expect(isEmail(value)).toBe(true),
);

test.each([
  'a@b',
  'a@b.',
  'a@.example',
  'a b@b.example',
  'x a@b.example',
  'a@b.example x',
  'a@b.example@c.example',
  'Ada <a@b.example>',
  'a@b..example',
])('%s is no e-mail address', (value) => expect(isEmail(value)).toBe(false));

test.each(['https://example.com', 'http://example.com/a?b#c'])('%s is a web address', (value) =>
  expect(isWebAddress(value)).toBe(true),
);

test.each([
  'ftp://example.com',
  'xhttps://example.com',
  'httpsx://example.com',
  'https://localhost',
  'https://example.com/a b',
  'example.com',
])('%s is no web address', (value) => expect(isWebAddress(value)).toBe(false));

test.each<[FormatField['is'], string[], string[]]>([
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
  ['date', ['2021-11-30'], ['2021-11-31', '30.11.2021', '2021-11-30T10:00', 'soon']],
])('a %s is told from what is none', (is, right, wrong) => {
  for (const value of right)
    expect([value, fieldFault(format(is), value)]).toEqual([value, undefined]);
  for (const value of wrong) expect(fieldFault(format(is), value)).toContain(`"${value}" is not `);
});

test('a text may be as long and as short as its limits, counted as a person does, a soft hyphen as nothing', () => {
  const field = { ...common, is: 'text', max: 3, min: 2 } as const;
  expect(fieldFault(field, 'ab')).toBeUndefined();
  expect(fieldFault(field, '👩‍👩‍👧é🧵')).toBeUndefined();
  expect(fieldFault(field, 'abcde')).toBe('is 5 characters long, and 3 fit. Shorten it by 2.');
  expect(fieldFault(field, 'a\u00ADb\u00ADc')).toBeUndefined();
  expect(fieldFault(field, 'a')).toBe(
    'is 1 characters long, which tells a reader too little. Write 2 or more.',
  );
});

test('both a lost and an unknown placeholder are told, the unknown one first', () => {
  const field = { ...common, is: 'text', max: 99, placeholders: ['count'] } as const;
  expect(fieldFault(field, 'of {count}')).toBeUndefined();
  expect(fieldFault(field, 'of {counts}')).toContain('counts');
  expect(fieldFault(field, 'of three')).toContain('lacks {count}');
});

test.each([
  ['date', '„2021-11-30“'],
  ['email', '“a@b.example”'],
  ['web address', '«https://a.example»'],
] as const)('quotes of a typesetter around a %s are named', (is, value) => {
  expect(fieldFault(format(is), value)).toMatch(/ The quotes around it do not count as such\. /);
});

test('quotes of a typesetter around a choice are named', () => {
  const field = { ...common, is: 'choice', of: ['sky', 'mint'] } as const;
  expect(fieldFault(field, '„sky“')).toBe(
    'cannot be "„sky“". Did you mean sky? The quotes around it do not count as such. Leave them out.',
  );
});
