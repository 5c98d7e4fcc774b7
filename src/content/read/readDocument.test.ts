import { renameSync, rmSync } from 'node:fs';
import { contentCopy } from '../testing/contentCopy';

const copy = contentCopy();
const { add, change, messages, read } = copy;

const FRAME =
  'Write the fields between a first line of --- and another line of ---, and the text below.';

test.each([
  [
    'a colon in a text without quotes',
    'title: Heddle: a studio',
    'a text with a colon and a space in it is read as a field. Put the whole text in quotes, like "this: text".',
  ],
  [
    'a quote that is not closed',
    'title: "Heddle',
    'a quote or a colon is missing. Close the text with the same quote, or write name: text.',
  ],
  [
    'a field that is there twice',
    'title: One\ntitle: Two',
    'this field is here twice. Delete one of both.',
  ],
  [
    'a text that begins with a star',
    'title: *Heddle*',
    'a text cannot begin with * or &. Put the whole text in quotes, like "this: text".',
  ],
  [
    'a text that begins with an at sign',
    'title: @heddle',
    'a text cannot begin with this character. Put the whole text in quotes, like "this: text".',
  ],
])('%s is explained on its line', async (_, lines, advice) => {
  change('about.md', /^title:.*$/m, lines);
  const line = lines.includes('\n') ? 4 : 3;
  expect(await messages()).toContain(`content/about.md:${line}: cannot be read: ${advice}`);
});

const STEPS =
  'unlike the fields around it. Begin each field at the left, and the fields of a group with two spaces more than its name.';

test.each([
  ['one space before a field', 'order: 3', ' order: 3', 3, '1 space'],
  ['one space before the first field', 'title:', ' title:', 2, '1 space'],
  ['two spaces before a field', 'order: 3', '  order: 3', 3, '2 spaces'],
  ['one space before a field of a group', '  drawing:', ' drawing:', 7, '1 space'],
  ['one space before the first field of a group', '  text:', ' text:', 6, '1 space'],
  ['three spaces before a field of a group', '  drawing:', '   drawing:', 7, '3 spaces'],
])('%s is named as what it is', async (_, from, to, line, spaces) => {
  change('services/sample-3.md', from, to);
  expect(await messages()).toEqual([
    `content/services/sample-3.md:${line}: cannot be read: the line begins with ${spaces}, ${STEPS}`,
  ]);
});

test('one space for each step is as good as two', async () => {
  change('services/sample-3.md', /^ {2}/gm, ' ');
  expect(await messages()).toEqual([]);
});

test('a text with a colon on its second line is told to be put in quotes', async () => {
  change('about.md', /^heading:.*$/m, 'heading: One studio\n  says this: more');
  expect(await messages()).toEqual([
    'content/about.md:6: cannot be read: a text with a colon and a space in it is read as a field. Put the whole text in quotes, like "this: text".',
  ]);
});

test.each(['„Heddle: a studio“', '“Heddle: a studio”', '«Heddle: a studio»'])(
  'the quotes of %s are told to be straight',
  async (text) => {
    change('about.md', /^title:.*$/m, `title: ${text}`);
    expect(await messages()).toEqual([
      'content/about.md:3: cannot be read: quotes such as „ “ ” do not count. Put straight ones around the text, like "this: text".',
    ]);
  },
);

test('a line that cannot be read hides no length of the other lines, and makes nothing up', async () => {
  change('about.md', /^title:.*$/m, 'title: Heddle: a studio');
  change('about.md', /^heading:.*$/m, `heading: ${'word '.repeat(13).trim()}`);
  expect(await messages()).toEqual([
    expect.stringMatching(/^content\/about\.md:3: cannot be read: a text with a colon/),
    'content/about.md:6: heading: is 64 characters long, and 60 fit. Shorten it by 4.',
  ]);
});

test('a tab is named as what it is', async () => {
  change('about.md', '  alt:', '\talt:');
  expect(await messages()).toEqual([
    'content/about.md:10: has a tab in it. Write spaces: two for each step to the right.',
  ]);
});

test('a file without --- says where it goes', async () => {
  add('values/sample-3.md', 'Progress\n');
  expect(await messages()).toContain(
    `content/values/sample-3.md:1: does not begin with a line of ---. ${FRAME}`,
  );
});

test('a file whose fields never end says what is missing', async () => {
  change('values/sample-3.md', 'twill\n---', 'twill');
  expect(await messages()).toContain(
    `content/values/sample-3.md:1: has no second line of ---. ${FRAME}`,
  );
});

test('a file with nothing between its --- has no fields', async () => {
  add('values/sample-3.md', '---\n---\n\nText.\n');
  expect(await messages()).toEqual([
    'content/values/sample-3.md:1: has no fields. Write lines such as "title: Design" between two lines of ---',
  ]);
});

test('an empty file is named as empty', async () => {
  add('contact.md', '\n');
  expect(await messages()).toEqual([
    'content/contact.md:1: is empty. The page with the form. Write its fields, as README.md lists them.',
  ]);
});

test('a file of white space is named as empty, too', async () => {
  add('contact.md', '  \n \n');
  expect(await messages()).toEqual([expect.stringMatching(/^content\/contact\.md:1: is empty\. /)]);
});

test('a tab in the text is a space like any other', async () => {
  change('services/sample-3.md', 'We draw', 'We\tdraw');
  expect(await messages()).toEqual([]);
});

test('what systems leave behind by themselves is no content', async () => {
  add('.DS_Store', 'x');
  add('services/.gitkeep', '');
  expect(await messages()).toEqual([]);
});

test('a page of the site cannot vanish', async () => {
  rmSync(copy.at('about.md'));
  expect(await messages()).toEqual([
    'content/about.md:1: is missing. What the agency does and how it works; the services and values are files of their own. Bring the file back, or write it anew with the fields in README.md.',
  ]);
});

test('a page under a misspelt name is answered with the right name', async () => {
  renameSync(copy.at('about.md'), copy.at('abuot.md'));
  expect(await messages()).toEqual([
    'content/abuot.md:1: is a file that no page shows. Did you mean about.md?',
  ]);
});

test('a byte order mark and Windows line ends are accepted', async () => {
  const text = read('privacy.md');
  add('privacy.md', `\uFEFF${text.replaceAll('\n', '\r\n')}`);
  expect(await messages()).toEqual([]);
});

test('lines are counted the same in a file with Windows line ends', async () => {
  const text = read('home.md').replace('title:', 'titel:');
  add('home.md', `\uFEFF${text.replaceAll('\n', '\r\n')}`);
  expect(await messages()).toEqual([
    'content/home.md:3: titel: is no field here. Did you mean title?',
  ]);
});
