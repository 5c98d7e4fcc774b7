import { findBodyFault, LIMITS } from './bodyFault';

const word = 'x'.repeat(LIMITS.word);

/** Ten lines that are as long as a paragraph may be. */
const tenLines = `${'ab '.repeat(499)}abc\n`.repeat(10);
const afterTenLines = (line: string): string => `${tenLines}${line} a`;

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
  ['a text at the limit', `${'x'.repeat(998)}\n\n`.repeat(195)],
  ['5,000 lines', '\n'.repeat(4999)],
])('lets the parser have %s', (_, body = '') => {
  expect(findBodyFault(body, 7)).toBeUndefined();
});

test.each([
  ['a long word', `a\n\nSee ${word}y`, { reason: 'word', line: 9, size: 2001 }],
  [
    'thirteen levels',
    `a\n${'> '.repeat(12)}- a`,
    { reason: 'depth', line: 8, size: 13 },
  ],
  [
    'numbers in numbers',
    `${'1. '.repeat(13)}a`,
    { reason: 'depth', line: 7, size: 13 },
  ],
  [
    'a long paragraph',
    `a\n\n${afterTenLines('')}`,
    { reason: 'paragraph', line: 9 },
  ],
  [
    'a hashtag in a paragraph',
    afterTenLines('#a'),
    { reason: 'paragraph', line: 7 },
  ],
  ['many lines', '\n'.repeat(5000), { reason: 'lines', line: 7, size: 5001 }],
  [
    'a long text',
    `${'x'.repeat(998)}\n\n`.repeat(196),
    { reason: 'length', line: 7, size: 196_000 },
  ],
])('keeps from the parser %s', (_, body, fault) => {
  expect(findBodyFault(body, 7)).toMatchObject(fault);
});
