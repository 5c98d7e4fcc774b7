import { service } from '../shape/kinds/service';
import { contentCopy } from '../testing/contentCopy';
import { sampleFile } from '../testing/sampleContent';

const { add, changed, messages } = contentCopy();

const NO_BREAK = '\u00a0';
const LITERAL = 'in it, and a field shows it as it stands.';
const QUOTES = 'has quotes in it that do not enclose the text. Write:';
const LOOKS_LIKE =
  'has a sign before its words that only looks like a space or a colon. Type that part of the line anew. Write:';
const BEGINS =
  'cannot be read: a text cannot begin with *, & or !. Put the whole text in quotes, like "this: text".';
const NO_HYPHEN = 'begins an item of a list without a hyphen and a space. Write:';
const NUMBER = 'should be a text, and is a number. Put it in quotes:';

test.each([
  ['&Co weaves websites', BEGINS],
  ['!!! New !!!', BEGINS],
  ['! New', BEGINS],
  ['1.0', `heading: ${NUMBER} "1.0"`],
  ['0123', `heading: ${NUMBER} "0123"`],
  ['1e3', `heading: ${NUMBER} "1e3"`],
  ['True', 'heading: should be a text, and is true or false. Put it in quotes: "True"'],
  ['[Sale]', 'heading: should be a text, and is a list. Put it in quotes: "[Sale]"'],
  ['{name}', 'heading: should be a text, and is a group of fields. Put it in quotes: "{name}"'],
  ['# We', 'loses the words "# We", because # begins a remark. Put the whole text in quotes.'],
  ['"Website "Contact" Form:"', `${QUOTES} heading: 'Website "Contact" Form:'`],
  [`"It's "ours""`, `${QUOTES} heading: "It's \\"ours\\""`],
  ['"We" and "you"', `${QUOTES} heading: '"We" and "you"'`],
  ['"We" weave', `${QUOTES} heading: '"We" weave'`],
  ["'It's ours'", `${QUOTES} heading: "It's ours"`],
  ['We **weave**', `heading: has **weave** ${LITERAL} Write the words alone.`],
  ['**We** weave', `has **We** ${LITERAL} Write the words alone.`],
  ['We *weave* well', `heading: has *weave* ${LITERAL} Write the words alone.`],
  ['We <b>weave</b>', `heading: has <b> ${LITERAL} Write the words alone.`],
  ['[We](/about) weave', `has [We](/about) ${LITERAL} Write the words alone.`],
  ['R&amp;D', `heading: has &amp; ${LITERAL} Write: &`],
  ['&amp; more', `has &amp; ${LITERAL} Write: &`],
  [
    'Soft&shy;ware',
    `heading: has &shy; ${LITERAL} Write: \\u00AD, and double quotes around the whole text`,
  ],
  [
    'Soft\\u00ADware',
    'heading: has \\u00AD in it, and it counts between double quotes only. Put the whole text in double quotes.',
  ],
])('for the heading %j, reports: %s', async (written, fault) => {
  expect(await changed('about.md', /^heading:.*$/m, `heading: ${written}`)).toEqual([
    `content/about.md:6: ${fault}`,
  ]);
});

test.each([
  ['yes', '12:30', '2021-11-30', 'Q&A, R&D and AT&T; more', 'C# and F#', 'We use “C#”'],
  ['5 * 3 * 2', 'Price* and delivery*', 'snake_case_name', '50% of $9'],
  ['a < b > c', 'hello@heddle.example', '2 > 1', 'It is 5:30 pm', '"Soft\\u00ADware"'],
  ['"**"', "'It''s ours'", 'We [all] weave (well)', '“We weave”', '-We'],
])('accepts headings such as %j', async (...headings) => {
  for (const heading of headings)
    expect([heading, await changed('about.md', /^heading:.*$/m, `heading: ${heading}`)]).toEqual([
      heading,
      [],
    ]);
});

test.each<readonly [string, string | RegExp, string, number, string]>([
  ['about.md', 'name: About', 'name:About', 2, 'has no space after the colon. Write: name: About'],
  [
    'about.md',
    'name: About',
    'name = About',
    2,
    'has no colon after the name of the field. Write: name: About',
  ],
  [
    'about.md',
    'name: About',
    'name About',
    2,
    'has no colon after the name of the field. Write: name: About',
  ],
  [
    'about.md',
    'name: About',
    'name :About',
    2,
    'has no colon after the name of the field. Write: name: About',
  ],
  ['about.md', 'name: About', `name:${NO_BREAK}About`, 2, `${LOOKS_LIKE} name: About`],
  ['about.md', 'name: About', `${NO_BREAK}name: About`, 2, `${LOOKS_LIKE} name: About`],
  ['about.md', 'name: About', 'name：About', 2, `${LOOKS_LIKE} name: About`],
  [
    'home.md',
    '- heading: Build',
    '- heading:Build',
    14,
    'has no space after the colon. Write: - heading: Build it light',
  ],
  ['home.md', '- heading: Build', '-heading: Build', 14, `${NO_HYPHEN} - heading: Build it light`],
  ['privacy.md', /- This.*/, '- One.\n    • Two.', 11, `${NO_HYPHEN} - Two.`],
  [
    'site.md',
    /^callHeading:/m,
    'phone: +441394555014\ncallHeading:',
    9,
    `phone: ${NUMBER} "+441394555014"`,
  ],
  [
    'site.md',
    /^callHeading:/m,
    'phone: call us maybe\ncallHeading:',
    9,
    'phone: "call us maybe" is not a telephone number of digits, spaces and an optional + at its start, up to 30 characters. Write for example: +44 20 7946 0000',
  ],
  [
    'site.md',
    'https://facebook.example/heddle',
    'http://facebook.example/heddle',
    8,
    'social[1].address: "http://facebook.example/heddle" is not a web address with https:// at its start. Write: https://facebook.example/heddle',
  ],
  [
    'site.md',
    'https://facebook.example/heddle',
    'mailto:heddle',
    8,
    'social[1].address: "mailto:heddle" is not a web address with https:// at its start. Write for example: https://facebook.example/heddle',
  ],
  ...['“#ff6a3d”', 'ff6a3d', '“ff6a3d”'].map(
    (colour) =>
      [
        'brand.md',
        '"#ff6a3d"',
        colour,
        6,
        `threads[1].colour: "${colour}" is not a colour, written in quotes as # and six digits or letters from a to f. Write: "#ff6a3d"`,
      ] as const,
  ),
  [
    'brand.md',
    '"#ff6a3d"',
    '012345',
    6,
    'threads[1].colour: "012345" is not a colour, written in quotes as # and six digits or letters from a to f. Write: "#012345"',
  ],
])('in %s, reports %s changed to %j on line %i', async (file, from, to, line, fault) => {
  expect(await changed(file, from, to)).toEqual([`content/${file}:${line}: ${fault}`]);
});

test('reports faults of other lines at the same time', async () => {
  const wrong = `name:About\ntitle: ${'word '.repeat(13).trim()}`;
  expect(await changed('about.md', /^name:.*\ntitle:.*$/m, wrong)).toEqual([
    'content/about.md:2: has no space after the colon. Write: name: About',
    'content/about.md:3: title: is 64 characters long, and 60 fit. Shorten it by 4.',
  ]);
});

const NO_ITEM = 'is no item of a list, which begins with a hyphen and a space. Write:';
const FOOTNOTE = '"[^1]" is a footnote, and no page shows those. Write: (the note)';

test.each([
  ['##Cookies', '"##Cookies" is no heading, since no space stands behind the #. Write: ## Cookies'],
  ['-logos', `"-logos" ${NO_ITEM} - logos`],
  ['• words', `"• words" ${NO_ITEM} - words`],
  [
    'See [here] (https://a.example).',
    '"[here] (https://a.example)" is no link, since a space stands between ] and (. Write: [here](https://a.example)',
  ],
  [
    'See (here)[/contact].',
    '"(here)[/contact]" is no link, since the words belong between [ and ]. Write: [here](/contact)',
  ],
  ['Wool.[^1]', FOOTNOTE],
  ['[^1]: The note', FOOTNOTE],
  ['Soft\\u00ADware', '"\\u00AD" counts in fields only. Write: &shy;'],
  [
    '![A loom](./pictures/loom.jpg)',
    'has a picture in it, and a text can show none. Delete it, and say in words what it shows. A picture has its place on the about page: write its name in about.md.',
  ],
])('for %j in a text, reports: %s', async (written, fault) => {
  expect(await changed('privacy.md', 'We set none.', written)).toEqual([
    `content/privacy.md:17: ${fault}`,
  ]);
});

test.each([
  ['- logos', '#1 in town', '#hashtag', 'Web design and\n-care', '-5 degrees', '* a footnote'],
  ['Q&A, R&D and R&amp;D', '5 * 3 * 2', 'C# and “F#”', 'Price* $5', 'Soft&shy;ware', '1. logos'],
  ['We [all] (and you) weave', '`[^1]` and `##x`', '```\n##x\n-logos\n```', 'Heddle • Studio'],
])('accepts texts such as %j', async (...texts) => {
  let before = 'We set none.';
  for (const text of texts) {
    expect([text, await changed('privacy.md', before, text)]).toEqual([text, []]);
    before = text;
  }
});

const CONFLICT =
  'a merge conflict was left here: two versions of the same lines, one above the other. Keep one of them, and delete the other and the lines that begin with <<<<<<<, ======= and >>>>>>>.';

test.each([
  [
    'about.md',
    6,
    /^heading: .*$/m,
    '<<<<<<< HEAD\nheading: One\n=======\nheading: Two\n>>>>>>> main',
  ],
  ['about.md', 6, /^heading: /m, '>>>>>>> main\nheading: '],
  ['privacy.md', 17, 'We set none.', '<<<<<<< HEAD\nWe set none.\n=======\nSome.\n>>>>>>> main'],
])('reports a merge conflict in %s once, on line %i', async (file, line, from, to) => {
  expect(await changed(file, from, to)).toEqual([`content/${file}:${line}: ${CONFLICT}`]);
});

test('reports duplicates in the copy of a file, whose name does not fit its title', async () => {
  add('services/care.md', sampleFile(service, 2));
  expect(await messages()).toEqual([
    'content/services/care.md:2: title: is the same as in services/sample-2.md. Give each its own name.',
    'content/services/care.md:3: order: is the same as in services/sample-2.md. Give each its own; 4 is free.',
  ]);
});
