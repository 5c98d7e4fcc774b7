import { findBodyFault, LIMITS } from './bodyFault';

const word = 'x'.repeat(LIMITS.word);

const LINE = `${'ab '.repeat(499)}abc`;

/** Ten lines that are as long as a paragraph may be. */
const tenLines = `${LINE}\n`.repeat(10);
const afterTenLines = (line: string): string => `${tenLines}${line} a`;

/** A text of short paragraphs. Its length is a multiple of 1000. */
const textOf = (length: number): string =>
  `${'x'.repeat(998)}\n\n`.repeat(length / 1000);

test.each([
  ['a word at the limit', word],
  ['many words', `${word} ${word}`],
  ['a Chinese text without spaces', '字'.repeat(5000)],
  ['a line across the page', '- '.repeat(20)],
  ['a line of hyphens', '-'.repeat(80)],
  ['twelve levels', `${'> '.repeat(11)}- a`],
  ['a paragraph at the limit', tenLines],
  ...['- ', '1. ', '## ', '| '].map((mark) => [
    `a line with ${mark}`,
    afterTenLines(mark),
  ]),
  ['an empty line between paragraphs', `${tenLines}\na`],
  ['a text at the limit', textOf(LIMITS.length)],
  ['5,000 lines', '\n'.repeat(LIMITS.lines - 1)],
])('accepts %s', (_, body = '') => {
  expect(findBodyFault(body, 7)).toBeUndefined();
});

test.each([
  [
    'a long word',
    `a\n\nSee ${word}y`,
    {
      reason: 'word',
      line: 9,
      size: LIMITS.word + 1,
      text: `See ${word}y`,
    },
  ],
  [
    'thirteen levels',
    `a\n${'> '.repeat(12)}- a`,
    {
      reason: 'depth',
      line: 8,
      size: LIMITS.depth + 1,
      text: `${'> '.repeat(12)}- a`,
    },
  ],
  [
    'numbers in numbers',
    `${'1. '.repeat(13)}a`,
    {
      reason: 'depth',
      line: 7,
      size: LIMITS.depth + 1,
      text: `${'1. '.repeat(13)}a`,
    },
  ],
  [
    'a long paragraph',
    `a\n\n${afterTenLines('')}`,
    {
      reason: 'paragraph',
      line: 9,
      size: LIMITS.paragraph + ' a'.length,
      text: LINE,
    },
  ],
  [
    'a hashtag in a paragraph',
    afterTenLines('#a'),
    {
      reason: 'paragraph',
      line: 7,
      size: LIMITS.paragraph + '#a a'.length,
      text: LINE,
    },
  ],
  [
    'many lines',
    '\n'.repeat(LIMITS.lines),
    { reason: 'lines', line: 7, size: LIMITS.lines + 1, text: '' },
  ],
  [
    'a long text',
    textOf(LIMITS.length + 1000),
    {
      reason: 'length',
      line: 7,
      size: LIMITS.length + 1000,
      text: 'x'.repeat(998),
    },
  ],
])('refuses %s', (_, body, fault) => {
  expect(findBodyFault(body, 7)).toEqual(fault);
});
