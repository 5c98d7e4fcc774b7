import { contentCopy } from '../../../testing/contentCopy';
import { readDocument } from './readDocument';

// Each test has a content folder made of the fields' examples:
// services/sample-3.md is a service with the order 3.
const { add, change, messagesAfter, messages, read } = contentCopy();

const FRONT_MATTER_ADVICE =
  'Write the fields between two lines of ---, the first at the top of the file, and the text below the second line.';
const THREE_HYPHENS = 'Write three hyphens, and nothing before or after them.';
const EMPTY_FILE =
  'is empty. Write the fields that content/README.md lists under "Value".';
const NO_FIELDS =
  'has no fields. Write lines such as "title: Design" between two lines of ---';
const QUOTE_ADVICE = 'Put the whole text in quotes, like "this: text".';
const COLON_IN_TEXT = `a text with a colon and a space in it is read as a field. ${QUOTE_ADVICE}`;
const UNCLOSED_QUOTE =
  "a quote or a colon is missing. Close the text with the quote that begins it, write name: text, or put a text that begins with ' in double quotes.";
const CURLY_QUOTES =
  'quotes such as „ “ ” do not count. Put straight quotes around the text, like "this: text".';

test.each([
  ['title: One\n  says this: more', 3, COLON_IN_TEXT],
  ['title: "Heddle', 3, UNCLOSED_QUOTE],
  [
    'title: "One"\ntitle: Two',
    4,
    'this field is here twice. Delete one of them.',
  ],
  [
    'title: @heddle',
    3,
    `a text cannot begin with this character. ${QUOTE_ADVICE}`,
  ],
  ['title: „Heddle: a studio“', 3, CURLY_QUOTES],
  ['title: “Heddle: a studio”', 3, CURLY_QUOTES],
  ['title: «Heddle: a studio»', 3, CURLY_QUOTES],
])(
  'explains why %j cannot be parsed, and names the line',
  async (fields, line, advice) => {
    expect(await messagesAfter('about.md', /^title:.*$/m, fields)).toEqual([
      `content/about.md:${line}: cannot be read: ${advice}`,
    ]);
  },
);

test.each([
  ['one space before a field', 'order: 3', ' order: 3', 3, '1 space'],
  ['one space before the first field', 'title:', ' title:', 2, '1 space'],
  ['two spaces before a field', 'order: 3', '  order: 3', 3, '2 spaces'],
  [
    'one space before a field of a group',
    '  drawing:',
    ' drawing:',
    7,
    '1 space',
  ],
  [
    'one space before the first field of a group',
    '  text:',
    ' text:',
    6,
    '1 space',
  ],
  [
    'three spaces before a field of a group',
    '  drawing:',
    '   drawing:',
    7,
    '3 spaces',
  ],
])('reports %s as wrong indentation', async (_, from, to, line, spaces) => {
  expect(await messagesAfter('services/sample-3.md', from, to)).toEqual([
    `content/services/sample-3.md:${line}: cannot be read: the line begins with ${spaces}, unlike the fields around it. Begin each field at the left, and the fields of a group with two spaces more than the name of the group.`,
  ]);
});

test('accepts indentation by one space, tabs in the body, hidden files, a BOM and CRLF', async () => {
  change('services/sample-3.md', /^ {2}/gm, ' ');
  change('services/sample-3.md', 'We draw', 'We\tdraw');
  add('.DS_Store', 'x');
  add('services/.gitkeep', '');
  // The check must report the misspelt field at its line, in spite of CRLF.
  const text = read('home.md').replace('title:', 'titel:');

  add('home.md', `\uFEFF${text.replaceAll('\n', '\r\n')}`);
  expect(await messages()).toEqual([
    'content/home.md:3: titel: is not a field here. Did you mean title?',
  ]);
});

test('checks only the lengths of the other fields if two lines cannot be parsed', async () => {
  change('about.md', /^title:.*$/m, 'title: Heddle: a studio');
  change('about.md', /^lead:.*$/m, 'lead: @heddle');
  change('about.md', /^heading:.*$/m, `heading: ${'word '.repeat(31).trim()}`);
  expect(await messages()).toEqual([
    expect.stringMatching(
      /^content\/about\.md:3: cannot be read: a text with a colon/,
    ),
    'content/about.md:6: heading: is 154 characters long, and 150 fit. Shorten it by 4.',
    expect.stringMatching(
      /^content\/about\.md:7: cannot be read: a text cannot begin/,
    ),
  ]);
});

test.each([
  [
    'no ---',
    'Progress\n',
    `does not begin with a line of ---. ${FRONT_MATTER_ADVICE}`,
  ],
  [
    'only one line of ---',
    '---\ntitle: A\n',
    `has no second line of ---. ${FRONT_MATTER_ADVICE}`,
  ],
  ['nothing between the lines of ---', '---\n---\n\nText.\n', NO_FIELDS],
  ['only white space', '  \n \n', EMPTY_FILE],
])(
  'explains first what is missing in a file with %s',
  async (_, text, fault) => {
    add('values/sample-3.md', text);
    expect((await messages())[0]).toBe(
      `content/values/sample-3.md:1: ${fault}`,
    );
  },
);

test.each([
  ['|\n  Heddle\n', 'Heddle'],
  ['|+\n  Heddle\n\n', 'Heddle'],
  ['>\n  Heddle\n  and Co\n', 'Heddle and Co'],
  ['Heddle\n  and Co', 'Heddle and Co'],
  ['" Heddle\\n"', 'Heddle'],
  // The content check refuses it.
  ['|\n  Heddle\n  and Co\n', 'Heddle\nand Co'],
])('reads the name %j as %j', (written, name) => {
  const { fields, yaml } = readDocument(`---\nname: ${written}\n---\n`);

  expect(fields.name).toBe(name);
  // The function reads its words from here.
  expect(yaml.get('name')).toBe(name);
});

test('keeps numbers, and removes white space around an item of a list', () => {
  const { fields } = readDocument('---\norder: 3\nlines:\n  - " One "\n---\n');

  expect(fields).toEqual({ order: 3, lines: ['One'] });
});

test.each(['—-', '———', '----', ' ---', '\u200b---', '---\u00a0', '\\---'])(
  'names %j in place of the first ---',
  async (written) => {
    const shown = written.replace('\u200b', '⟨U+200B⟩');

    expect(await messagesAfter('values/sample-3.md', '---', written)).toEqual([
      `content/values/sample-3.md:1: "${shown}" is not a line of ---. ${THREE_HYPHENS}`,
    ]);
  },
);

test('names —- in place of the second ---, which iOS makes of it', async () => {
  expect(await messagesAfter('about.md', '\n---\n', '\n—-\n')).toEqual([
    `content/about.md:19: "—-" is not a line of ---. ${THREE_HYPHENS}`,
  ]);
});

test('joins combining accents with their letters', () => {
  const { fields, body } = readDocument(
    '---\ntitle: E\u0302\u0301\n---\ne\u0323\u0302',
  );

  expect([fields.title, body.text.trim()]).toEqual(['Ế', 'ệ']);
});
