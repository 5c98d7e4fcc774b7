/**
 * A text that once made the content check end without a message, or take
 * minutes.
 */
interface HostileText {
  name: string;
  text: string;

  /** The first message about the file, or `undefined` if the text is right. */
  message?: RegExp;
}

/** Length in characters. A text page has room for 65,000. */
const LENGTH_WITHIN_LIMIT = 64_000;

/** Repeats `part` as often as it fits into `length` characters. */
const repeated = (part: string, length = LENGTH_WITHIN_LIMIT): string =>
  part.repeat(Math.floor(length / part.length));

const lines = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');

const TOO_LONG = /^the text is \d+ characters long, and 65000 fit/;
const LONG_WORD =
  /has a word or an address of \d+ characters in it, and 2000 fit/;
const LONG_PARAGRAPH =
  /^the paragraph ".{1,60}" is \d+ characters long, and 15000 fit/;
const TOO_MANY_LINES =
  /^the text has \d+ lines, empty ones included, and 5000 fit/;
const TOO_DEEP =
  /^has lists, quotations or bold words in one another, on too many levels/;
const TOO_MANY_ACCENTS = /^has a letter with more than 30 accents/;
const NOT_A_FIELD = /^cannot be read: /;
const TOO_MUCH = /^has more text in its fields than any kind of file needs/;
const LONG_LINE = /^is \d+ characters long, and 5000 fit/;

/**
 * Marks of markdown. A parser compares each with all marks before it, so many
 * marks can take long.
 */
const MARKS = [
  '*',
  '_',
  '[',
  '<',
  '`',
  '{',
  '&',
  '~',
  '\\',
  '![',
  '[](',
  '<>',
  '\\`',
  '*a**',
  'a_b',
];
const SPACED_MARKS = [
  '*a ',
  '_a ',
  '~a ',
  '<a ',
  '[a] ',
  '[a][b] ',
  '[^1] ',
  'a <!-- ',
  'www.a ',
];
const WORDS = 'Weaving “words” for [people](/about) who **read**. ';
const PROSE = `${WORDS.repeat(6)}\n\n`;

/**
 * Bodies of text pages. All but the first three are too long or too complicated
 * for a page.
 */
export const hostileBodies: readonly HostileText[] = [
  { name: 'prose', text: PROSE.repeat(90) },
  { name: 'line breaks at its end', text: `a${repeated('\n', 100_000)}` },
  {
    name: 'a long address',
    text: `[a](https://a.example/${repeated('a', 1900)})`,
  },

  {
    name: 'a picture of 500 kB, as data',
    text: `![](data:image/png;base64,${repeated('iVBORw0KGgo', 500_000)})`,
    message: TOO_LONG,
  },
  { name: 'prose of 200 kB', text: PROSE.repeat(640), message: TOO_LONG },
  {
    name: 'one line of 200 kB',
    text: repeated(WORDS, 200_000),
    message: TOO_LONG,
  },
  {
    name: 'one line of 75 kB',
    text: repeated(WORDS, 75_000),
    message: TOO_LONG,
  },
  { name: 'no break', text: repeated('x', 100_000), message: TOO_LONG },
  {
    name: 'no break, within the limit',
    text: repeated('x'),
    message: LONG_WORD,
  },
  {
    name: '50,000 links',
    text: '[a](/about) '.repeat(50_000),
    message: TOO_LONG,
  },
  {
    name: '100,000 line breaks',
    text: `${repeated('\n', 100_000)}a`,
    message: TOO_LONG,
  },
  {
    name: 'line breaks, within the limit',
    text: repeated('a\n'),
    message: TOO_MANY_LINES,
  },
  { name: 'one paragraph', text: repeated(WORDS), message: LONG_PARAGRAPH },
  { name: 'spaces', text: `a${repeated(' ')}b`, message: LONG_PARAGRAPH },

  {
    name: 'one mark',
    text: repeated('\u0301', 100_000),
    message: TOO_MANY_ACCENTS,
  },
  {
    name: 'two marks in turn',
    text: repeated('\u0301\u0323', 100_000),
    message: TOO_MANY_ACCENTS,
  },

  ...MARKS.map((mark) => ({
    name: mark,
    text: repeated(mark),
    message: LONG_WORD,
  })),
  ...SPACED_MARKS.map((mark) => ({
    name: mark,
    text: repeated(mark),
    message: LONG_PARAGRAPH,
  })),
  {
    name: 'more and more backticks',
    text: lines(240, (index) => `${'`'.repeat(index + 1)} a`).replaceAll(
      '\n',
      ' ',
    ),
    message: LONG_PARAGRAPH,
  },

  {
    name: 'a list, 500 deep',
    text: lines(500, (index) => `${'  '.repeat(index)}- a`),
    message: TOO_LONG,
  },
  {
    name: 'a list, 100 deep',
    text: lines(100, (index) => `${'  '.repeat(index)}- a`),
    message: TOO_DEEP,
  },
  {
    name: 'a list, deep in one line',
    text: `${'- '.repeat(5000)}a`,
    message: TOO_DEEP,
  },
  {
    name: 'quotations in a line',
    text: `${'> '.repeat(1000)}a`,
    message: TOO_DEEP,
  },
  {
    name: 'bold in bold',
    text: '*a **b '.repeat(900) + 'c** d* '.repeat(900),
    message: TOO_DEEP,
  },

  {
    name: '10,000 headings',
    text: lines(10_000, (index) => `## H ${index}\n\na\n`),
    message: TOO_LONG,
  },
  {
    name: 'equal headings',
    text: '## H\n\na\n\n'.repeat(1200),
    message: /^the heading "H" is here twice/,
  },
  {
    name: 'a long heading',
    text: `## ${repeated('word ')}`,
    message: LONG_PARAGRAPH,
  },
  {
    name: 'links to nowhere',
    text: lines(
      800,
      (index) => `[a](#nowhere-${index})\n\n## Nowhere ${index}x\n`,
    ),
    message: /^the link "a" leads to #nowhere-0, and no section has that name/,
  },
  {
    name: 'placeholders',
    text: '{a}\n\n'.repeat(2400),
    message: /^has \{a\} in it, which the site does not replace/,
  },
  {
    name: 'tables',
    text: '| a | b |\n| - | - |\n| c | d |\n\n'.repeat(5000),
    message: TOO_LONG,
  },
  {
    name: 'a wide table',
    text: `|${repeated('a|', 9000)}`,
    message: LONG_WORD,
  },
  {
    name: 'a code block',
    text: `\`\`\`\n${repeated('a\n')}\`\`\``,
    message: TOO_MANY_LINES,
  },
  {
    name: 'a long site address',
    text: `[a](/${repeated('a')})`,
    message: LONG_WORD,
  },
  {
    name: 'a long tag',
    text: `<div>${repeated('a', 100_000)}`,
    message: TOO_LONG,
  },
  {
    name: 'zeros',
    text: repeated('\0 word ', 7000),
    message: /^has an unreadable character \(U\+0000\)/,
  },
  {
    name: 'half characters',
    text: repeated('\ud800 '),
    message: /^has a letter that was lost/,
  },
];

const title = (text: string): string => `title: ${text}`;
const YAML_LETTERS = [...'bcdefghi'];

/** Lines that replace the title of a text page. */
export const hostileFields: readonly HostileText[] = [
  {
    name: 'a long text',
    text: title(repeated('“a” ', 1_000_000)),
    message: LONG_LINE,
  },
  {
    name: 'a long text, parsed',
    text: title(repeated('“a” ', 4900)),
    message: /search engines show about 60/,
  },
  {
    name: '100,000 fields',
    text: lines(100_000, (index) => `f${index}: a`),
    message: TOO_MUCH,
  },
  {
    name: '2,000 fields',
    text: lines(1900, (index) => `title${index}: a`),
    message: /^title0: is not a field here/,
  },
  {
    name: 'equal fields',
    text: 'title: a\n'.repeat(1900).trim(),
    message: NOT_A_FIELD,
  },
  {
    name: 'faulty lines',
    text: 'title @a: "\n'.repeat(1900).trim(),
    message: /no colon after/,
  },
  {
    name: 'faulty quotes',
    text: 'name: "b" c\n'.repeat(1900).trim(),
    message: /quotes in it/,
  },
  {
    name: 'a billion laughs',
    text: [
      'a: &a ["lol","lol","lol","lol","lol","lol","lol","lol","lol"]',
      ...YAML_LETTERS.map((letter, index) => {
        const previous = index === 0 ? 'a' : YAML_LETTERS[index - 1];

        return `${letter}: &${letter} [${Array(9).fill(`*${previous}`).join()}]`;
      }),
    ].join('\n'),
    message: /a text cannot begin with \*, & or !/,
  },
  {
    name: 'aliases',
    text: title(`[${repeated('*a,', 4900)}]`),
    message: NOT_A_FIELD,
  },
  {
    name: 'a long name',
    text: `${'k'.repeat(100_000)}: a`,
    message: LONG_LINE,
  },
  {
    name: 'a long name, parsed',
    text: `${'k'.repeat(1000)}: a\ntitle: a`,
    message: /^k{50}…: is not a field/,
  },
  {
    name: 'open brackets',
    text: title('['.repeat(4900)),
    message: NOT_A_FIELD,
  },
  {
    name: 'closed brackets',
    text: title('['.repeat(2400) + ']'.repeat(2400)),
    message: NOT_A_FIELD,
  },
  {
    name: 'brackets on lines',
    text: title('\n' + '  [\n'.repeat(900) + '  ]\n'.repeat(900).trimEnd()),
    message: NOT_A_FIELD,
  },
  {
    name: 'hyphens',
    text: title(`\n  ${'- '.repeat(2000)}a`),
    message: NOT_A_FIELD,
  },
  {
    name: 'question marks',
    text: `${'? '.repeat(2000)}a`,
    message: NOT_A_FIELD,
  },
  {
    name: 'fields in fields',
    text: lines(300, (index) => `${' '.repeat(index)}a:`),
    message: NOT_A_FIELD,
  },
  {
    name: 'spaces',
    text: title(`a${repeated(' ', 4900)}b`),
    message: /search engines show about 60/,
  },
  {
    name: 'quotes',
    text: title(repeated('"a', 4900)),
    message: /quotes in it/,
  },
  {
    name: 'escapes',
    text: title(`"${repeated('\\q', 4900)}"`),
    message: NOT_A_FIELD,
  },
  {
    name: 'digits',
    text: title(repeated('1', 4900)),
    message: /Put it in quotes: "1+…"$/,
  },
  {
    name: 'half characters',
    text: title('"\\ud800"'),
    message: /unreadable character.*U\+D800/,
  },
  {
    name: 'zeros',
    text: title('a\0b'),
    message: /^title: has an unreadable character in it/,
  },
];
