import { contentCopy } from '../testing/contentCopy';

const copy = contentCopy();
const { change, messages } = copy;

test('a missing field is named with what it is for and an example', async () => {
  change('about.md', /^heading:.*\n/m, '');
  expect(await messages()).toEqual([
    'content/about.md:1: heading: is missing or empty. The big heading at the top of the page. Write for example: One studio, every thread.',
  ]);
});

test('a missing field of a group is reported on the line of the group', async () => {
  change('about.md', /^ {2}alt:.*\n/m, '');
  expect(await messages()).toEqual([
    'content/about.md:8: picture.alt: is missing or empty. What the picture shows, for people who cannot see it. Write for example: Woven cloth in three colours.',
  ]);
});

test.each([
  ['an empty field', 'title:'],
  ['a field with empty quotes', 'title: ""'],
  ['a field of white space', 'title: "  "'],
])('%s is as good as missing', async (_, line) => {
  change('contact.md', /^title:.*$/m, line);
  expect(await messages()).toEqual([
    'content/contact.md:3: title: is missing or empty. The title in the browser tab and in search results. Write for example: Get in touch for a free consultation | Heddle',
  ]);
});

test('a number in the place of a text goes into quotes', async () => {
  change('home.md', /^description:.*$/m, 'description: 42');
  expect(await messages()).toEqual([
    'content/home.md:4: description: should be a text, and is a number. Put it in quotes: "42"',
  ]);
});

test('a list in the place of a text gets an example', async () => {
  change('home.md', /^aboutLink:.*$/m, 'aboutLink: [See, what]');
  expect(await messages()).toEqual([
    'content/home.md:9: aboutLink: should be a text, and is a list. Write for example: See what we do',
  ]);
});

test('a text in the place of a group says what the group holds', async () => {
  change('services/sample-1.md', /slide:\n.*\n.*\n/, 'slide: circles\n');
  expect(await messages()).toEqual([
    'content/services/sample-1.md:5: slide: should be a text and a drawing, each on a line of its own, and is a text.',
  ]);
});

test('a switch in quotes is refused', async () => {
  change('values/sample-3.md', 'order: 3', 'order: 3\npublished: "false"');
  expect(await messages()).toEqual([
    'content/values/sample-3.md:4: published: should be true or false, without quotes.',
  ]);
});

test('a title that search engines would cut is too long', async () => {
  change('privacy.md', /^title:.*$/m, `title: ${'Privacy '.repeat(9).trim()}`);
  expect(await messages()).toEqual([
    'content/privacy.md:3: title: is 71 characters long, and 60 fit. Shorten it by 11.',
  ]);
});

test('a description too short to say anything is named with its least length', async () => {
  change('privacy.md', /^description:.*$/m, 'description: Our policy.');
  expect(await messages()).toEqual([
    'content/privacy.md:4: description: is 11 characters long, which tells a reader too little. Write 70 or more.',
  ]);
});

test('a misspelt field is answered with the field that was meant, once', async () => {
  change('home.md', 'title:', 'titel:');
  expect(await messages()).toEqual([
    'content/home.md:3: titel: is no field here. Did you mean title?',
  ]);
});

test('a misspelt field of a list item is found on its own line', async () => {
  change('home.md', '    - heading: Build it light', '    - haeding: Build it light');
  expect(await messages()).toEqual([
    'content/home.md:14: offers.items[1].haeding: is no field here. Did you mean heading?',
  ]);
});

test('a field like no other is answered with the fields that there are', async () => {
  change('values/sample-3.md', 'order: 3', 'order: 3\nphotograph: sea');
  expect(await messages()).toEqual([
    'content/values/sample-3.md:4: photograph: is no field here. Delete it, or use one of: title, order, published, colour, weave.',
  ]);
});

test('a value that is not among those to choose from is answered with the nearest', async () => {
  change('values/sample-3.md', 'weave: twill', 'weave: twilll');
  expect(await messages()).toEqual([
    'content/values/sample-3.md:5: weave: cannot be "twilll". Did you mean twill?',
  ]);
});

test('a list with too few items says how many more it needs', async () => {
  change('home.md', / {4}- heading: Build it light\n.*\n/, '');
  expect(await messages()).toEqual([
    'content/home.md:13: offers.items: has 3 items, and the page has room for 4. Write 1 more; each begins with a hyphen.',
  ]);
});

test('a list with too many items says how many to take away', async () => {
  change('home.md', / {4}- heading: Build it light\n.*\n/, '$&$&');
  expect(await messages()).toEqual([
    'content/home.md:13: offers.items: has 5 items, and the page has room for 4. Take 1 away; each begins with a hyphen.',
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

test('a field that is there twice under two names is answered with the name that it has', async () => {
  change('about.md', /^title:/m, 'titel: What we do\ntitle:');
  expect(await messages()).toEqual([
    'content/about.md:3: titel: is no field here. Did you mean title?',
  ]);
});

test.each([
  ['e-mail address', 'email', 'hello@heddle', 'an e-mail address', 'hello@heddle.example'],
  [
    'web address',
    'social[1].address',
    'facebook.example/heddle',
    'a web address with https:// at its start',
    'https://facebook.example/heddle',
  ],
  ['language', 'language', 'English', 'a language code', 'en'],
])('a wrong %s gets an example of a right one', async (_, field, wrong, format, right) => {
  const name = /\w+$/.exec(field)?.[0];
  change('site.md', new RegExp(`^( *)${name}:.*$`, 'm'), `$1${name}: ${wrong}`);
  expect(await messages()).toEqual([expect.stringMatching(/^content\/site\.md:\d+: /)]);
  expect((await messages())[0]).toContain(
    `${field}: "${wrong}" is not ${format}. Write for example: ${right}`,
  );
});

test('an agency may be nowhere else, and at six places at most', async () => {
  change('site.md', /^social:\n(?: .*\n)*/m, '');
  expect(await messages()).toEqual([]);
  const place = '  - name: Facebook\n    address: https://facebook.example/heddle\n';
  change('site.md', 'callHeading:', `social:\n${place.repeat(6)}callHeading:`);
  expect(await messages()).toEqual([]);
  change('site.md', 'social:\n', `social:\n${place}`);
  expect(await messages()).toEqual([
    'content/site.md:6: social: has 7 items, and the page has room for 6. Take 1 away; each begins with a hyphen.',
  ]);
});

test('a day that is in no calendar is not a date', async () => {
  change('about.md', /^updated:.*$/m, 'updated: 2021-02-30');
  expect(await messages()).toEqual([
    'content/about.md:5: updated: "2021-02-30" is not a day, written as year-month-day. Write for example: 2021-11-30',
  ]);
});

test('a placeholder that the site needs cannot be lost', async () => {
  change('site.md', '{count}', 'three');
  expect(await messages()).toEqual([
    'content/site.md:22: labels.slides: lacks {count}, which the site fills in. Write {count} where it belongs.',
  ]);
});

test('a placeholder where nothing fills it in is refused', async () => {
  change('about.md', /^heading:.*$/m, 'heading: Hello {name}');
  expect(await messages()).toEqual([
    'content/about.md:6: heading: has {name} in it, and nothing fills that in here. Write the words themselves, without braces.',
  ]);
});

test('words that YAML would take for a remark are not lost in silence', async () => {
  change('about.md', /^heading:.*$/m, 'heading: Our studio is #1');
  expect(await messages()).toEqual([
    'content/about.md:6: loses the words "#1", because # begins a remark. Put the whole text in quotes.',
  ]);
});

test('optional fields may be left out, left empty or be empty quotes', async () => {
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
