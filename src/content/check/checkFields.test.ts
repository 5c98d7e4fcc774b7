import { contentCopy } from '../testing/contentCopy';

const copy = contentCopy();
const { change, messages } = copy;

test('a missing field is named with what it is for and an example, one of a group on the line of the group', async () => {
  change('about.md', /^heading:.*\n/m, '');
  change('about.md', /^ {2}alt:.*\n/m, '');
  expect(await messages()).toEqual([
    'content/about.md:1: heading: is missing or empty. The big heading at the top of the page. Write for example: One studio, every thread.',
    'content/about.md:7: picture.alt: is missing or empty. What the picture shows, for people who cannot see it. Write for example: Woven cloth in three colours.',
  ]);
});

test('a text in the place of a group says what the group holds', async () => {
  change('services/sample-1.md', /slide:\n.*\n.*\n/, 'slide: circles\n');
  expect(await messages()).toEqual([
    'content/services/sample-1.md:5: slide: should be a text and a drawing, each on a line of its own, and is a text.',
  ]);
});

test('a misspelt field is answered once with the field that was meant, another with those that there are', async () => {
  change('about.md', /^title:/m, 'titel: What we do\ntitle:');
  change('home.md', 'title:', 'titel:');
  change('home.md', '    - heading: Build it light', '    - haeding: Build it light');
  change('values/sample-3.md', 'order: 3', 'order: 3\nphotograph: sea');
  expect(await messages()).toEqual([
    'content/about.md:3: titel: is no field here. Did you mean title?',
    'content/home.md:3: titel: is no field here. Did you mean title?',
    'content/home.md:14: offers.items[1].haeding: is no field here. Did you mean heading?',
    'content/values/sample-3.md:4: photograph: is no field here. Delete it, or use one of: title, order, published, colour, weave.',
  ]);
});

test('a wrong item of a list is named by its place, counted from 1', async () => {
  change('home.md', 'heading: Build it light', 'heading: ""');
  expect(await messages()).toEqual([
    expect.stringMatching(
      /^content\/home\.md:\d+: offers\.items\[\d\]\.heading: is missing or empty\. /,
    ),
  ]);
});

test('words that YAML would take for a remark are not lost in silence', async () => {
  change('about.md', /^heading:.*$/m, 'heading: Our studio is #1');
  expect(await messages()).toEqual([
    'content/about.md:6: loses the words "#1", because # begins a remark. Put the whole text in quotes.',
  ]);
});

test('a colour that YAML would take for a remark is told by one sentence, and a remark in an empty field is none', async () => {
  change('brand.md', 'ground: "#0b2b26"', 'ground: #0b2b26');
  change('brand.md', /\n---\n$/, '\nmark: # later\n---\n');
  expect(await messages()).toEqual([
    'content/brand.md:2: loses the words "#0b2b26", because # begins a remark. Put the whole text in quotes.',
  ]);
});

test('optional fields may be left out, left empty or be empty quotes', async () => {
  change('site.md', /^social:\n(?: .*\n)*/m, '');
  change('site.md', 'callHeading:', 'legalName:\naddress: ""\nphone: null\ncallHeading:');
  expect(await messages()).toEqual([]);
});

test('all problems are told at once, by file and line', async () => {
  change('home.md', 'title:', 'titel:');
  change('home.md', /^updated:.*$/m, 'updated: soon');
  change('about.md', /^heading:.*\n/m, '');
  expect((await messages()).map((message) => message.split(': ').slice(0, 2).join(': '))).toEqual([
    'content/about.md:1: heading',
    'content/home.md:3: titel',
    'content/home.md:5: updated',
  ]);
});

test('the number of a register may take a line of its own, with the register’s name', async () => {
  change('site.md', /^name:/m, `companyNumber: ${'n'.repeat(80)}a\nname:`);
  expect(await messages()).toEqual([
    expect.stringContaining(': companyNumber: is 81 characters long'),
  ]);
  change('site.md', 'na\nname:', 'n\nname:');
  expect(await messages()).toEqual([]);
});
