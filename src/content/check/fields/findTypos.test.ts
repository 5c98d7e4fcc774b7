import { contentCopy } from '../../../../testing/contentCopy';

const { change, messagesAfter } = contentCopy();

const NO_BREAK_SPACE = '\u00a0';
const FAULTY_QUOTES = 'has quotes in it that do not enclose the text. Write:';
const lookalike = (code: string): string =>
  `has a character before its words that only looks like a space or a colon (${code}). Type that part of the line again. Write:`;
const LOOKALIKE = lookalike('U+00A0');
const INVALID_START =
  'cannot be read: a text cannot begin with *, & or !. Put the whole text in quotes, like "this: text".';
const COLON_IN_TEXT =
  'cannot be read: a text with a colon and a space in it is read as a field. Put the whole text in quotes, like "this: text".';
const MISSING_QUOTE =
  "cannot be read: a quote or a colon is missing. Close the text with the quote that begins it, write name: text, or put a text that begins with ' in double quotes.";
const MARKUP = 'in it, and a field shows it unchanged. Write only the words:';
const NOT_A_FIELD =
  'cannot be read: the line is not written as a field. Begin each field at the left, and the fields of a group with two spaces more than the name of the group.';
const NO_HYPHEN = 'begins a list item without a hyphen and a space. Write:';

test.each([
  ['&Co weaves websites', INVALID_START],
  ['!!! New !!!', INVALID_START],
  ['! New', INVALID_START],
  [
    '0123',
    'heading: should be a text, and is a number. Put it in quotes: "0123"',
  ],
  [
    'True',
    'heading: should be a text, and is true or false. Put it in quotes: "True"',
  ],
  [
    '[Sale]',
    'heading: should be a text, and is a list. Put it in quotes: "[Sale]"',
  ],
  [
    '{name}',
    'heading: should be a text, and is a group of fields. Put it in quotes: "{name}"',
  ],
  [
    '# We',
    'loses the words "# We", because # begins a comment. Put the whole text in quotes.',
  ],
  ['We **weave**', `heading: has **weave** ${MARKUP} weave`],
  // YAML can't parse a text that begins with an asterisk, but the message names
  // the markup.
  ['**We** weave', `has **We** ${MARKUP} We`],
  [
    '"Website "Contact" Form:"',
    `${FAULTY_QUOTES} heading: 'Website "Contact" Form:'`,
  ],
  [`"It's "ours""`, `${FAULTY_QUOTES} heading: "It's \\"ours\\""`],
  [
    `"Our looms' "web" work"`,
    `${FAULTY_QUOTES} heading: "Our looms' \\"web\\" work"`,
  ],
  ['"Web" and "print"', `${FAULTY_QUOTES} heading: '"Web" and "print"'`],
  [' "We" weave', `${FAULTY_QUOTES} heading:  '"We" weave'`],
  ["'It's ours'", `${FAULTY_QUOTES} heading: "It's ours"`],
  ["'It's ours", `${FAULTY_QUOTES} heading: "'It's ours"`],
  ['We: "web" work', COLON_IN_TEXT],
  ['"We\n  name us', MISSING_QUOTE],
  [' "We\nnote: "weave"', MISSING_QUOTE],
])('for the heading %j, reports: %s', async (written, fault) => {
  expect(
    await messagesAfter('about.md', /^heading:.*$/m, `heading: ${written}`),
  ).toEqual([`content/about.md:6: ${fault}`]);
});

const UNQUOTED = [
  'yes',
  '12:30',
  '2021-11-30',
  'It is 5:30 pm',
  '50% of $9',
  'We use “C#” and F#',
];
const QUOTED = ['"Soft\\u00ADware"', '"**"', "'It''s ours'", '“We weave”'];

test.each([...UNQUOTED, ...QUOTED, '-We', '\n  -We'])(
  'accepts the heading %j',
  async (heading) => {
    expect(
      await messagesAfter('about.md', /^heading:.*$/m, `heading: ${heading}`),
    ).toEqual([]);
  },
);

const NO_NAME =
  'cannot be read: this line has no field name. Write it as name: text, or join it to the text above.';
const NO_SPACE = 'has no space after the colon. Write:';
const NAME_ABOVE_QUOTES = `${NO_BREAK_SPACE}name: About\ntitle: "Heddle: what we do"`;
const LONG = 'We weave. '.repeat(20).trim();
const ALT = 'alt: Woven cloth in three colours.';
const TAB =
  'has a tab in it. Write spaces instead: two for each level of indentation.';
const NO_COLON = 'has no colon after the name of the field. Write: name: About';

test.each<[string, string | RegExp, string, number, string]>([
  ['about.md', 'name: About', 'name:About', 2, `${NO_SPACE} name: About`],
  ['about.md', 'name: About', 'name = About', 2, NO_COLON],
  ['about.md', 'name: About', 'name About', 2, NO_COLON],
  ['about.md', 'name: About', 'name :About', 2, NO_COLON],
  ['about.md', 'name: About', 'name:&About', 2, `${NO_SPACE} name: &About`],
  [
    'about.md',
    'name: About',
    `name:${NO_BREAK_SPACE}About`,
    2,
    `${LOOKALIKE} name: About`,
  ],
  [
    'about.md',
    /^lead:.*$/m,
    `lead:\u3000${LONG}`,
    7,
    `${lookalike('U+3000')} lead: ${LONG}`,
  ],
  // The field in quotes below the mistake is not reported.
  [
    'about.md',
    /^name:.*\ntitle:.*/m,
    NAME_ABOVE_QUOTES,
    2,
    `${LOOKALIKE} name: About`,
  ],
  [
    'about.md',
    'name: About',
    'name：About',
    2,
    `${lookalike('U+FF1A')} name: About`,
  ],
  [
    'about.md',
    'name: About',
    'name: \u200bAbout',
    2,
    `${lookalike('U+200B')} name: About`,
  ],
  [
    'home.md',
    '- heading: Build',
    '- heading:Build',
    14,
    `${NO_SPACE} - heading: Build it light`,
  ],
  [
    'home.md',
    '- heading: Build',
    '-heading: Build',
    14,
    `${NO_HYPHEN} - heading: Build it light`,
  ],
  ['privacy.md', /- This.*/, '- One.\n    • Two.', 11, `${NO_HYPHEN} - Two.`],
  [
    'privacy.md',
    /- This.*/,
    '-  "One" and "two"',
    10,
    `${FAULTY_QUOTES} -  '"One" and "two"'`,
  ],
  ['about.md', 'name: About', '\nname About', 3, NO_COLON],
  // In YAML, a line of three dots ends the document, so the parser can't read
  // the field below it.
  ['about.md', 'heading:', '...\nheading:', 7, NOT_A_FIELD],
  // The regex matches all fields, so `*We` is the only line between the lines
  // of ---.
  ['about.md', /^name:[^]*?(?=\n---)/m, '*We', 2, INVALID_START],
  ['about.md', '  alt:', '\talt:', 10, TAB],
  [
    'about.md',
    /image:.*/,
    'image: ![x](./pictures/cloth.jpg)',
    9,
    'image: "![x](./pictures/cloth.jpg)" is not the path of a picture, relative to this file. Write: ./pictures/cloth.jpg',
  ],
  [
    'site.md',
    'hours:',
    'map: [x](https://x.example)\nhours:',
    9,
    'map: "[x](https://x.example)" is not a web address with https:// at its start. Write: https://x.example',
  ],
  // A text that was wrapped onto a second line.
  ['about.md', /^heading:.*$/m, 'heading: One\nstudio.', 7, NO_NAME],
  // No-break spaces in the indentation of a group's field: two in place of two
  // spaces, or one after them.
  [
    'about.md',
    '  alt:',
    `${NO_BREAK_SPACE.repeat(2)}alt:`,
    10,
    `${LOOKALIKE} ${ALT}`,
  ],
  ['about.md', '  alt:', `  ${NO_BREAK_SPACE}alt:`, 10, `${LOOKALIKE} ${ALT}`],
])(
  'in %s, reports %s changed to %j on line %i',
  async (file, from, to, line, fault) => {
    expect(await messagesAfter(file, from, to)).toEqual([
      `content/${file}:${line}: ${fault}`,
    ]);
  },
);

test('reports no correct lines of a text between faulty lines, and no line of the body', async () => {
  // The lines of the title look like a list item, a field without a colon, and
  // faulty quotes.
  const title =
    'title: Open - from 9:30\n  – to 5:30 – with a\n  name of our\n  "very" own';
  const fields = `name: &Co\n${title}\ndescription: !New`;

  change('services/sample-3.md', 'We draw', 'title:We draw');
  change('about.md', /^heading:.*$/m, 'heading: "We" weave');
  expect(
    await messagesAfter('about.md', /^name:[^]*?(?=\nupdated:)/m, fields),
  ).toEqual([
    `content/about.md:2: ${INVALID_START}`,
    `content/about.md:7: ${INVALID_START}`,
    `content/about.md:9: ${FAULTY_QUOTES} heading: '"We" weave'`,
  ]);
});
