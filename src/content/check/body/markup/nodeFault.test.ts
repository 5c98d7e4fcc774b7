import { slipsIn } from './testing/slipsIn';

const AS_CODE =
  'is shown as the code of a program, because a tab or four spaces stand before it. Delete them. For code, write a line of ``` above and below it.';
const NO_WORDS =
  'has a paragraph of spaces alone. Delete it: an empty line is enough between two paragraphs.';

test.each([
  ['Words.\n\n\tA paragraph', `3: "A paragraph" ${AS_CODE}`],
  ['Words.\n\n    -logos', `3: "-logos" ${AS_CODE}`],
  ['- Words\n\n      More', `3: "More" ${AS_CODE}`],
  [
    '~5 to 10~',
    '1: "~5 to 10~" is struck out by the signs ~. Write: \\~5 to 10\\~',
  ],
  ['~12~510', '1: "~12~" is struck out by the signs ~. Write: \\~12\\~'],
  [
    'Kund*innen und Mitarbeiter*innen',
    '1: "*innen und Mitarbeiter*" is set in italics by its stars. Write: \\*innen und Mitarbeiter\\*',
  ],
  [
    '- [ ] Design',
    '1: "[ ] Design" begins with a box to tick, which visitors cannot use. Write: - Design',
  ],
  [
    '- [x] Design **and** code',
    '1: "[x] Design and code" begins with a box to tick, which visitors cannot use. Write: - Design and code',
  ],
  ['Words.\n\n\u00a0\n\nMore.', `3: ${NO_WORDS}`],
  ['Words.\n\n&nbsp;\n\nMore.', `3: ${NO_WORDS}`],
  ['Words.\n\n\u200b\n\nMore.', `3: ${NO_WORDS}`],
])('reports what the parser makes of %j', (text, message) => {
  expect(slipsIn(text)).toEqual([message]);
});

test.each([
  '```\n-logos\n##x\n```',
  '~~~\ncode\n~~~',
  '~~struck out~~',
  'about ~5 and ~10',
  'un*believ*able',
  '*two words*',
  '- [Design](/about)',
  '- Design',
  '![Us](./pictures/us.jpg)',
])('accepts %j', (text) => {
  expect(slipsIn(text)).toEqual([]);
});
