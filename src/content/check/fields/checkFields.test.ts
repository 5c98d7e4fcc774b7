import { contentCopy } from '../../../../testing/contentCopy';
import { VERSION } from '../../shape/version';

const { change, messagesAfter } = contentCopy();

test('describes a missing field, and what a group needs if its value is a text', async () => {
  change('about.md', /^heading:.*\n/m, '');
  change('services/sample-1.md', /slide:\n.*\n.*/, 'slide: circles');
  expect(await messagesAfter('about.md', /^ {2}alt:.*\n/m, '')).toEqual([
    'content/about.md:1: heading: is missing or empty. The big heading at the top of the page. Write for example: One studio, every thread.',
    'content/about.md:7: picture.alt: is missing or empty. What the picture shows, for people who cannot see it. Write for example: Woven cloth in three colours.',
    'content/services/sample-1.md:5: slide: should have a text and a drawing below it, each on a separate line, but is a text.',
  ]);
});

test('suggests the field that a misspelt one resembles, or lists all fields', async () => {
  // `title` is there but empty, so it is reported, too. If it were missing,
  // only its misspelling TITLE would be reported.
  change('about.md', /^title:.*$/m, 'TITLE: What we do\ntitle:');
  // Three letters may be wrong in a name as long as `description`, and two in
  // `heading`.
  change('home.md', 'description:', 'descripton_o:');
  change(
    'home.md',
    '    - heading: Build it light',
    '    - haeding: Build it light',
  );
  expect(
    await messagesAfter(
      'values/sample-3.md',
      'order:',
      'photograph: sea\norder:',
    ),
  ).toEqual([
    'content/about.md:3: TITLE: is not a field here. Did you mean title?',
    expect.stringMatching(
      /^content\/about\.md:4: title: is missing or empty\./,
    ),
    'content/home.md:4: descripton_o: is not a field here. Did you mean description?',
    'content/home.md:14: offers.items[1].haeding: is not a field here. Did you mean heading?',
    `content/values/sample-3.md:3: photograph: is not a field here. Delete it, or use one of: title, order, published, colour, weave. This is version ${VERSION}: CHANGELOG.md has the fields of other versions, and docs/upgrade.md leads to a newer one.`,
  ]);
});

test('warns of a description and a title that search engines would cut or replace', async () => {
  const long = 'word '.repeat(40).trim();

  change('about.md', /^description:.*$/m, `description: ${long}`);
  change('about.md', /^title:.*$/m, `title: ${long}`);

  expect(
    await messagesAfter('home.md', /^description:.*$/m, 'description: Short.'),
  ).toEqual([
    'content/about.md:3: warning: title: is 199 characters long, and search engines show about 60. Say the most important words first, or shorten it.',
    'content/about.md:4: warning: description: is 199 characters long, and search engines show about 155. Say the most important words first, or shorten it.',
    'content/home.md:4: warning: description: is 6 characters long, and search engines may show another text instead. 70 or more are better.',
  ]);
});

test('says that the name of a field has an invisible character in it', async () => {
  expect(await messagesAfter('about.md', 'title:', '\u2060title:')).toEqual([
    'content/about.md:3: ⟨U+2060⟩title: is not a field here: its name has an invisible character at its start (U+2060). Did you mean title?',
  ]);
});

const NO_TEXT = 'should be a text, and is a group of fields.';

test.each([
  ['First: we read.', `${NO_TEXT} Put it in quotes: "First: we read."`],
  ['Then: we say "yes".', `${NO_TEXT} Put it in quotes: 'Then: we say "yes".'`],
  ['text: We read.', `${NO_TEXT} Write for example: `],
])('says of the step %j what to write', async (step, fault) => {
  expect(
    await messagesAfter(
      'contact.md',
      /^next:\n(?:[ -].*\n)*/m,
      `next:\n  - ${step}\n`,
    ),
  ).toEqual([expect.stringContaining(`: next[1]: ${fault}`)]);
});

test('says before which words the name of a field is missing', async () => {
  const offices = 'offices:\n  - 2 Harbour Street\n';

  expect(
    await messagesAfter('site.md', /^offices:\n(?:[ -].*\n)*/m, offices),
  ).toEqual([
    expect.stringMatching(
      /: offices\[1\]: should have .*, but is a text\. Write the name of the field before the words: address: 2 Harbour Street$/,
    ),
  ]);
});

test('checks only as many items of a list as there is room for', async () => {
  const links = '  - name: a\n    address: b\n'.repeat(10);
  const problems = await messagesAfter(
    'site.md',
    /social:\n( .*\n)+/,
    `social:\n${links}`,
  );

  expect(problems).toHaveLength(9); // one of the list, and eight of its items
  expect(problems[0]).toContain(
    'social: has 10 items, and the page has room for 8. Delete 2.',
  );
});

test('quotes the source of a number, with its leading zero or plus sign', async () => {
  change('brand.md', '"#ff6a3d"', '012345');
  const withPhone = 'phone: +441394555014\ncallHeading:';

  expect(await messagesAfter('site.md', 'callHeading:', withPhone)).toEqual([
    'content/brand.md:6: threads[1].colour: "012345" is not a colour, written in quotes as # and six digits or letters from a to f. Write: "#012345"',
    'content/site.md:19: phone: should be a text, and is a number. Put it in quotes: "+441394555014"',
  ]);
});

test('reports words and colours that YAML takes for a comment, but no real comment', async () => {
  change('about.md', /^heading:.*$/m, 'heading: Our studio is #1');
  change('about.md', /^lead:.*$/m, 'lead: Four # signs');
  change('brand.md', 'ground: "#0b2b26"', 'ground: #0b2b26');
  change('services/sample-3.md', 'order: 3', 'order: 3 # last');
  const advice = 'because # begins a comment. Put the whole text in quotes.';

  // In an empty field, a # and a space begin a real comment: `# later`, not
  // `#later`.
  expect(
    await messagesAfter(
      'brand.md',
      /---\n$/,
      'logo: # later\nicon: #later\n---\n',
    ),
  ).toEqual([
    `content/about.md:6: loses the words "#1", ${advice}`,
    `content/about.md:7: loses the words "# signs", ${advice}`,
    `content/brand.md:2: loses the words "#0b2b26", ${advice}`,
    `content/brand.md:15: loses the words "#later", ${advice}`,
  ]);
});
