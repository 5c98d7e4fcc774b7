import { readFields } from './readFields';

const read = (yaml: string) => readFields(yaml.split('\n'), 2);
const text = (length: number): string => `a: ${'x'.repeat(length - 3)}`;
const fields = (count: number): string =>
  Array.from({ length: count }, (_, index) => `f${index}: a`).join('\n');

test.each([
  ['a line at the limit', text(5000)],
  ['as many lines as there may be', fields(2000)],
  [
    'as many characters as there may be',
    Array(10)
      .fill(`# ${'x'.repeat(4997)}`)
      .join('\n'),
  ],
  [
    'a hundred brackets in one another',
    `a: ${'['.repeat(100)}${']'.repeat(100)}`,
  ],
  ['many brackets one after another', `a: [${'[], '.repeat(200)}[]]`],
  ['a text with many closing brackets', `a: "${']'.repeat(200)}[[["`],
  ['a deep indentation', `a:\n${' '.repeat(100)}b: c`],
])('parses %s', (_, yaml) => {
  expect(read(yaml).faults).toEqual([]);
});

const LARGE = { code: 'TOO_LARGE', line: 2 };

test.each([
  [
    'a long line',
    `b: c\n${text(5001)}`,
    [{ code: 'TOO_LONG', line: 3, endLine: 3 }],
  ],
  ['too many lines', fields(2001), [{ ...LARGE, endLine: 2002 }]],
  [
    'too many characters',
    `${'# '.repeat(2499)}\n`.repeat(11),
    [{ ...LARGE, endLine: 13 }],
  ],
  [
    'too many brackets in one another',
    `b: c\na: [\n${'['.repeat(100)}`,
    [{ code: 'TOO_DEEP', line: 4, endLine: 4 }],
  ],
  [
    'too deep an indentation',
    `a:\n${' '.repeat(101)}b: c`,
    [{ code: 'TOO_DEEP', line: 3, endLine: 3 }],
  ],
  [
    'hyphens in one line',
    `${'- '.repeat(51)}a`,
    [{ code: 'TOO_DEEP', line: 2, endLine: 2 }],
  ],
  [
    'question marks in one line',
    `${'? '.repeat(51)}a`,
    [{ code: 'TOO_DEEP', line: 2, endLine: 2 }],
  ],
])('does not parse %s', (_, yaml, faults) => {
  expect(read(yaml)).toMatchObject({ fields: {}, faults });
});

test('finds the line of the first of many fields, and of the last', () => {
  const { lineOf } = read(fields(1500)).places;

  expect(lineOf(['f0'])).toBe(2);
  expect(lineOf(['f1499'])).toBe(1501);
});
