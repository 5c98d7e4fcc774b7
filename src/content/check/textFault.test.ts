import type { FormatField } from '../shape/fields';
import { isEmail, isWebAddress, textFault } from './textFault';

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
    expect([value, textFault(format(is), value)]).toEqual([value, undefined]);
  for (const value of wrong) expect(textFault(format(is), value)).toContain(`"${value}" is not `);
});

test('a text may be as long and as short as its limits, counted as a person does', () => {
  const field = { ...common, is: 'text', max: 3, min: 2 } as const;
  expect(textFault(field, 'ab')).toBeUndefined();
  expect(textFault(field, '👩‍👩‍👧é🧵')).toBeUndefined();
  expect(textFault(field, 'abcde')).toBe('is 5 characters long, and 3 fit. Shorten it by 2.');
  expect(textFault(field, 'a')).toBe(
    'is 1 characters long, which tells a reader too little. Write 2 or more.',
  );
});

test('a line of a list has its limit, and nothing is filled in there', () => {
  const field = { ...common, is: 'lines', count: 1, max: 9 } as const;
  expect(textFault(field, 'short')).toBeUndefined();
  expect(textFault(field, 'far too long')).toContain('Shorten it by 3.');
  expect(textFault(field, '{email}')).toContain('has {email} in it');
});

test('both a lost and an unknown placeholder are told, the unknown one first', () => {
  const field = { ...common, is: 'text', max: 99, placeholders: ['count'] } as const;
  expect(textFault(field, 'of {count}')).toBeUndefined();
  expect(textFault(field, 'of {counts}')).toContain('counts');
  expect(textFault(field, 'of three')).toContain('lacks {count}');
});
