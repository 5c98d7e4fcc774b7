import { contentCopy } from '../../../testing/contentCopy';

const { messages, messagesAfter } = contentCopy();

const FILE = 'work/sample-1.md';

/** Matches the cover of a project, with its fields. */
const COVER = /^picture:\n(?: .*\n)*/m;

/** Matches the quote in a project, with its fields. */
const QUOTE = /^quote:\n(?: .*\n)*/m;

/** Returns the messages after a field of a project is written before `order`. */
const messagesWith = (field: string): Promise<string[]> =>
  messagesAfter(FILE, 'order:', `${field}\norder:`);

test.each<[string, string | RegExp, string, string]>([
  [
    'without a cover',
    COVER,
    '',
    '1: picture: is missing or empty. The picture of the project: in the list, at the top of its page, and where the page is shared. Write for example: an image and its alt',
  ],
  [
    'whose cover has only a path',
    COVER,
    'picture: ./pictures/bakery.jpg\n',
    '4: picture: should have an image and its alt below it, each on a separate line, but is a text.',
  ],
  [
    'whose cover has no description',
    / {2}alt: .*\n/,
    '',
    '4: picture.alt: is missing or empty. What the picture shows, for people who cannot see it. Write for example: The start page of the bakery, with a loaf of rye bread.',
  ],
  [
    'whose cover has the name of a file as its description',
    / {2}alt: .*/,
    '  alt: bakery.jpg',
    '6: picture.alt: is the name of a file, not a description for people who cannot see the picture. Write what it shows, as you would say it on the telephone: The start page of the bakery, with a loaf of rye bread.',
  ],
  [
    'whose cover is not there',
    'bakery.jpg',
    'bakry.jpg',
    '5: picture.image: names the picture ./pictures/bakry.jpg, which is not there. Did you mean ./pictures/bakery.jpg?',
  ],
  [
    'with a focus that does not exist',
    '  alt:',
    '  focus: center\n  alt:',
    '6: picture.focus: cannot be "center". Did you mean centre?',
  ],
  [
    'with a quote without a name',
    / {2}name: .*\n/,
    '',
    '9: quote.name: is missing or empty. The name of the person who said it. Write for example: Maria Weber',
  ],
  [
    'with a quote that is only a text',
    QUOTE,
    'quote: We are sold out.\n',
    '9: quote: should have a text, a name and a role below it, each on a separate line, but is a text.',
  ],
  [
    'with a quote of 401 characters',
    / {2}text: .*/,
    `  text: ${'x'.repeat(401)}`,
    '10: quote.text: is 401 characters long, and 400 fit. Shorten it by 1.',
  ],
  [
    'with a title of 61 characters',
    /^title: .*/m,
    `title: ${'x'.repeat(61)}`,
    '2: title: is 61 characters long, and 60 fit. Shorten it by 1.',
  ],
  [
    'with a summary of 39 characters',
    /^summary: .*/m,
    `summary: ${'x'.repeat(39)}`,
    '3: summary: is 39 characters long, which tells a reader too little. Write 40 or more.',
  ],
  [
    'with a summary of 301 characters',
    /^summary: .*/m,
    `summary: ${'x'.repeat(301)}`,
    '3: summary: is 301 characters long, and 300 fit. Shorten it by 1.',
  ],
  [
    'with the title of another project',
    'Sample 1',
    'Sample 2',
    '2: title: is the same as in work/sample-2.md. Give each file a different title.',
  ],
  [
    'with a heading that skips a level',
    '## What we did',
    '### What we did',
    '18: the heading "What we did" skips a level. Write ## before it.',
  ],
])('refuses a project %s', async (_, from, to, fault) => {
  expect(await messagesAfter(FILE, from, to)).toEqual([
    `content/${FILE}:${fault}`,
  ]);
});

test('refuses a project with the summary of another one, which search results show', async () => {
  expect(
    await messagesAfter(
      'work/sample-2.md',
      'summary: Sample 2.',
      'summary: Sample 1.',
    ),
  ).toEqual([
    `content/work/sample-2.md:3: summary: is the same as in ${FILE}. Write what only this page is about.`,
  ]);
});

test('refuses a link without https', async () => {
  expect(await messagesWith('link: http://brot.example')).toEqual([
    `content/${FILE}:13: link: "http://brot.example" is not a web address with https:// at its start. Write: https://brot.example`,
  ]);
});

test.each(['1900', '2026', '2199'])('accepts the year %s', async (year) => {
  expect(await messagesWith(`year: ${year}`)).toEqual([]);
});

test.each(['26', '1899', '2200', '2026.5'])(
  'refuses the year %s',
  async (year) => {
    expect(await messagesWith(`year: ${year}`)).toEqual([
      `content/${FILE}:13: year: should be a year of four digits, such as 2026.`,
    ]);
  },
);

test.each([
  ['"2025"', 'Write: 2025'],
  ['2025/26', 'Write for example: 2026'],
  ['last year', 'Write for example: 2026'],
])('refuses %s as a year, because it is a text', async (year, advice) => {
  expect(await messagesWith(`year: ${year}`)).toEqual([
    `content/${FILE}:13: year: should be a number without quotes, and is a text. ${advice}`,
  ]);
});

test('accepts a project with nothing but its required fields', async () => {
  expect(await messagesAfter(FILE, QUOTE, '')).toEqual([]);
  expect(await messagesAfter(FILE, /services:\n.*\n/, '')).toEqual([]);
  expect(await messagesAfter(FILE, /\n\n[^]*$/, '\n')).toEqual([]);
});

test('accepts a project whose text has no sections', async () => {
  expect(await messagesAfter(FILE, '## What we did\n\n', '')).toEqual([]);
});

test('accepts a project and a service with the same title', async () => {
  expect(await messages()).toEqual([]);
});
