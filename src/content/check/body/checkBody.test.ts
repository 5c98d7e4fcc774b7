import { contentCopy } from '../../../../testing/contentCopy';

const { messagesAfter } = contentCopy();

/**
 * Matches the body and the empty line above it. That is the first empty line of
 * a file, as the fields have none.
 */
const BODY = /\n\n[^]*$/;
const TWICE =
  'is here twice, so a link could mean either. Change the words of one of them.';
const UNDERLINED =
  'is one because of the line of - or = below it. For a line across the page, write an empty line above it; for a section, write ## before the words, and delete the line below them.';
const NESTED =
  'stands in a quotation or a list, and is no section there. Write it at the start of a line, or as **bold** words.';
const SAME_AS_LAYOUT =
  'has the name of another part of the page, and a link would lead to that part. Write other words.';

test.each([
  ['#### Whose', 19, '"Whose" skips a level. Write ### before it.'],
  [
    '# Ours',
    19,
    '"Ours" has one #, like the heading of the page. Write ## before it.',
  ],
  // privacy.md already has a section Cookies
  ['## Cookies', 19, `"Cookies" ${TWICE}`],
  // The headings are equal after the site fills in the placeholder.
  ['## Heddle\n\nWe.\n\n## {name}', 23, `"{name}" ${TWICE}`],
  // On every page, an element of the layout has the id `main`.
  ['## Main', 19, `"Main" ${SAME_AS_LAYOUT}`],
  [
    '## Your\u200b rights',
    19,
    '"Your⟨U+200B⟩ rights" has an invisible character in it (U+200B). Type it again.',
  ],
  [
    '# One studio, every thread.',
    19,
    '"One studio, every thread." is the heading of the page already, which is in the fields. Delete the line.',
  ],
  [
    '## 🎉',
    19,
    '"🎉" has no letters or digits, and a link to it would lead nowhere. Write words after the #.',
  ],
  [
    '## Your [rights](/about)',
    19,
    '"Your rights" is a link, and the site makes the heading of each section a link to itself. Write the link in the text below it.',
  ],
  ['Ours\n====', 19, `"Ours" ${UNDERLINED}`],
  [
    '### &nbsp;',
    19,
    '"\u00a0" has no words. Write words after the #, or delete the line.',
  ],
])(
  'in a text with sections, refuses the heading %j',
  async (heading, line, fault) => {
    expect(
      await messagesAfter('privacy.md', '## Your rights', heading),
    ).toEqual([`content/privacy.md:${line}: the heading ${fault}`]);
  },
);

test.each([
  ['Ours\n---', UNDERLINED],
  ['> ## Ours', NESTED],
  ['- ## Ours', NESTED],
])(
  'in a text with sections, warns about the heading %j',
  async (heading, fault) => {
    expect(
      await messagesAfter('privacy.md', '## Your rights', heading),
    ).toEqual([`content/privacy.md:19: warning: the heading "Ours" ${fault}`]);
  },
);

test('takes no heading in a quotation for a section', async () => {
  expect(
    await messagesAfter('privacy.md', BODY, '\n\n> ## Ours\n\n[We](#ours)\n'),
  ).toEqual([
    expect.stringContaining('the text has no section.'),
    expect.stringContaining(`the heading "Ours" ${NESTED}`),
    expect.stringContaining('leads to #ours, and no section has that name.'),
  ]);
});

// A ### heading has no id, so `### Pages` can't clash with the layout's element
// `pages`.
test.each(['### Whose\n\n#### Exactly', '### Pages', 'We.\n\n---', '> ### We'])(
  'accepts %j in a section',
  async (part) => {
    expect(
      await messagesAfter('privacy.md', 'We set none.', `${part}\n\nOurs.`),
    ).toEqual([]);
  },
);

test('reports a privacy policy without sections, and the level of its ### heading', async () => {
  expect(
    await messagesAfter('privacy.md', BODY, '\n\n### One\n\nText.\n'),
  ).toEqual([
    'content/privacy.md:12: the text has no section. Begin each section with a line such as ## Cookies',
    'content/privacy.md:13: the heading "One" skips a level. Write ## before it.',
  ]);
});

test('reports once that all headings have too many #', async () => {
  const headings = ['One', 'Two', 'Three'].map((words) => `#### ${words}`);

  expect(
    await messagesAfter(
      'privacy.md',
      BODY,
      `\n\n${headings.join('\n\nText.\n\n')}\n\nText.\n`,
    ),
  ).toEqual([
    'content/privacy.md:12: the text has no section. Begin each section with a line such as ## Cookies',
    'content/privacy.md:13: the heading "One" and all others have too many #, and the heading of a section has two. Delete ## before each of the 3 headings of this text.',
  ]);
});

test.each(['1) ', '1. ', '§ 1 '])(
  'warns of sections with numbers such as %j on a page that numbers them',
  async (number) => {
    const body = `\n\n## ${number}Prices\n\nText.\n\n## ${number}Payment\n\nText.\n`;

    expect(await messagesAfter('privacy.md', BODY, body)).toEqual([
      `content/privacy.md:13: warning: the heading "${number}Prices" begins with a number, like 1 more, and the page numbers its sections. Delete the numbers, or write numbered: false among the fields.`,
    ]);
  },
);

test.each([
  ['numbered: false\n---', '1. Prices', '2. Payment'],
  ['---', '24 hours', 'Payment'],
])('accepts sections after %j named %j and %j', async (end, first, second) => {
  const body = `\n${end}\n\n## ${first}\n\nText.\n\n## ${second}\n\nText.\n`;

  expect(await messagesAfter('privacy.md', /\n---\n\n[^]*$/, body)).toEqual([]);
});

test('reports an empty body, with an example', async () => {
  expect(await messagesAfter('values/sample-1.md', BODY, '\n')).toEqual([
    'content/values/sample-1.md:6: has no text below the second ---. Two short sentences about the value. Write for example: We listen before we draw. Then we draw.',
  ]);
});

test('accepts a body of the maximum length', async () => {
  const text = 'x'.repeat(400);

  expect(
    await messagesAfter('values/sample-2.md', BODY, `\n\n${text}\n`),
  ).toEqual([]);
});

test('reports a body over its maximum length', async () => {
  const text = 'x'.repeat(404);

  expect(
    await messagesAfter('values/sample-3.md', BODY, `\n\n${text}\n`),
  ).toEqual([
    'content/values/sample-3.md:7: the text is 404 characters long, and 400 fit. Shorten it by 4.',
  ]);
});

test('does not count marks and addresses', async () => {
  const text = `${'**x** '.repeat(90)}[y](https://a.example/${'z'.repeat(99)})`;

  expect(
    await messagesAfter('values/sample-3.md', BODY, `\n\n${text}\n`),
  ).toEqual([]);
});

test.each([
  [
    '## We draw',
    '"We draw" is in a text that has no headings. Write it without #, or as **bold** words.',
  ],
  [
    'We draw\n---',
    '"We draw" is one because of the line of - or = below it, and this text has no headings. Write an empty line between the two, or delete the line of - or =.',
  ],
  [
    '# Sample 3',
    '"Sample 3" is the heading of the page already, which is in the fields. Delete the line.',
  ],
])('reports the heading %j in a short text', async (heading, fault) => {
  const file = 'services/sample-3.md';

  expect(await messagesAfter(file, BODY, `\n\n${heading}\n`)).toEqual([
    expect.stringContaining(`: the heading ${fault}`),
  ]);
});

test('reports a body in a file that may have only fields', async () => {
  expect(await messagesAfter('home.md', /$/, '\nMore words.\n')).toEqual([
    expect.stringContaining(
      'has text below the second ---, which no page shows.',
    ),
  ]);
});

test('accepts a project without a text', async () => {
  expect(await messagesAfter('work/sample-1.md', BODY, '\n')).toEqual([]);
});

describe('the text of a service with a page', () => {
  const FILE = 'services/sample-2.md';
  const LONGEST = `${'x '.repeat(1049)}xx`;
  const INTRO = 'We draw real pages with your real words.';

  test('accepts 2100 characters before the first section, and more below it', async () => {
    const text = `${LONGEST}\n\n## What you get\n\n${'Words. '.repeat(200)}`;

    expect(await messagesAfter(FILE, BODY, `\n\n${text}\n`)).toEqual([]);
  });

  test('refuses 2101 characters before the first section', async () => {
    expect(await messagesAfter(FILE, INTRO, `${LONGEST}x`)).toEqual([
      `content/${FILE}:14: the text before the first section is 2101 characters long, and 2100 fit. Shorten it by 1.`,
    ]);
  });

  test('refuses a text that begins with a section', async () => {
    expect(await messagesAfter(FILE, `${INTRO}\n\n`, '')).toEqual([
      `content/${FILE}:14: has no text before the first section, and the about page shows that text. Write two or three sentences above the first line with ##.`,
    ]);
  });

  test('refuses a text without sections, and shows how one begins', async () => {
    expect(await messagesAfter(FILE, /\n## [^]*/, '')).toEqual([
      `content/${FILE}:14: the text has no section. Begin each section with a line such as ## What you get`,
    ]);
  });

  test('refuses an empty text', async () => {
    expect(await messagesAfter(FILE, BODY, '\n')).toEqual([
      expect.stringContaining('has no text below the second ---.'),
    ]);
  });
});

test('refuses sections in a service without a page', async () => {
  expect(
    await messagesAfter('services/sample-3.md', /$/, '\n## What you get\n'),
  ).toEqual([
    'content/services/sample-3.md:12: the heading "What you get" is in a text that has no headings. Write it without #, or as **bold** words.',
  ]);
});
