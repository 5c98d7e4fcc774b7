import { rmSync } from 'node:fs';
import { contentCopy } from '../../../../testing/contentCopy';

const { add, at, change, messagesAfter } = contentCopy();

/** Matches the body of a file and the empty line above it. */
const BODY = /\n\n[^]*$/;
const NO_PAGE_OR_FILE = 'which is neither a page nor a file in static/.';
const NO_SECTION = 'and no section has that name.';
const NOT_A_WEB_ADDRESS = 'which is not a web address. Write';
const NOT_FOUND = 'which a browser cannot find. Write';
const LONE_PERCENT =
  'has a % that does not begin a character code. For a percent sign, write %25.';
const OTHER_ACCENTS =
  'and the accents in the name of the file are stored in another way. Name the file in small letters from a to z without accents, and write that name here.';
const NOT_DIGITS = 'should have only digits: tel:+442079460000';
const NOT_AN_ADDRESS =
  'which is not an email address. Write mailto:{email}, or mailto: and a complete address.';
const hiddenIn = (found: string): string =>
  `leads to an address that has ${found}. Type the address again.`;
const UNFINDABLE = [
  'about.md',
  '//a.example',
  'xhttps://a.b',
  'httpsx://a.b',
  'a/mailto:a@b.c',
];
const PAGE_OR_SITE =
  '/about for a page of this site, or https:// before another site.';

test.each([
  ...Object.entries({
    '/abuot': `leads to /abuot, ${NO_PAGE_OR_FILE} Did you mean /about?`,
    '/About': `leads to /About, ${NO_PAGE_OR_FILE} Did you mean /about?`,
    '/contact/': `leads to /contact/, ${NO_PAGE_OR_FILE} Did you mean /contact?`,
    '/contact/?from=shop': `leads to /contact/?from=shop, ${NO_PAGE_OR_FILE} Did you mean /contact?`,
    '/prices.pdf': `leads to /prices.pdf, ${NO_PAGE_OR_FILE} The pages are /, /home, /about, /contact, /privacy, /work.`,
    '/about#service': `leads to #service, ${NO_SECTION} Did you mean #services?`,
    '/contact#question-2': `leads to #question-2, ${NO_SECTION} Did you mean #question-1?`,
    '/privacy#services': `leads to #services, ${NO_SECTION} Write the heading in small letters with hyphens: #your-rights`,
    '/privacy#cokies': `leads to #cokies, ${NO_SECTION} Did you mean #cookies?`,
    'https://heddle': `leads to "https://heddle", ${NOT_A_WEB_ADDRESS} for example: https://example.com`,
    'http://heddle': `leads to "http://heddle", ${NOT_A_WEB_ADDRESS} for example: https://example.com`,
    'https:/a.example/b': `leads to "https:/a.example/b", ${NOT_A_WEB_ADDRESS}: https://a.example/b`,
    'https:a.example': `leads to "https:a.example", ${NOT_A_WEB_ADDRESS}: https://a.example`,
    'https://a.example,': `leads to "https://a.example,", ${NOT_A_WEB_ADDRESS}: https://a.example`,
    'mailto:hello': `writes to "hello", ${NOT_AN_ADDRESS}`,
    'hello@a.example': `leads to "hello@a.example", ${NOT_FOUND} mailto:hello@a.example`,
    'www.a.example': `leads to "www.a.example", ${NOT_FOUND} https://www.a.example`,
    'tel:twelve': NOT_DIGITS,
    'tel:tel:020': NOT_DIGITS,
    'tel:020x': NOT_DIGITS,
    '/files/100%.pdf': LONE_PERCENT,
    '#100%': LONE_PERCENT,
    'mailto:100%@a.example': LONE_PERCENT,
    'https://a.example/\u200b': hiddenIn(
      'an invisible character at its end (U+200B)',
    ),
    'https://a.example/%E2%80%8B': hiddenIn(
      'an invisible character at its end (U+200B)',
    ),
    '/ab\u00adout': hiddenIn('an invisible character in it (U+00AD)'),
    'mailto:hello\u00a0@a.example': hiddenIn(
      'a character that only looks like a space in it (U+00A0)',
    ),
    '“https://a.example”':
      'leads to “https://a.example”, and the quotes are read as part of the address. Leave them out.',
    '': 'leads nowhere. Write the address between the round brackets.',
  }),
  ...UNFINDABLE.map((url) => [
    url,
    `leads to "${url}", ${NOT_FOUND} ${PAGE_OR_SITE}`,
  ]),
])(
  'refuses a link to "%s", and names it by its words without markup',
  async (url, fault) => {
    expect(
      await messagesAfter(
        'services/sample-3.md',
        'We draw',
        `[We *draw*](${url})`,
      ),
    ).toEqual([`content/services/sample-3.md:10: the link "We draw" ${fault}`]);
  },
);

const PAGES = [
  '/',
  '/contact',
  '/privacy#cookies',
  '/about#services',
  '/about#values',
  '/about#people',
  '/contact#question-1',
  '/work',
  '/work/sample-2',
  '/work/sample-2#what-we-did',
];
const FILES = ['/loom.pdf', '/100%25.pdf', '/two%20looms.pdf'];
const WEB_PAGES = ['/fair', '/fair.html', '/our%20fair', '/fair/2019#map'];
const URLS = [
  'https://b.example/a?b#c',
  'mailto:{email}',
  'mailto:ada@example.org?subject=Hi',
];
const PHONES = ['tel:+442079460000', 'tel:020-7946'];

test.each([...PAGES, ...FILES, ...WEB_PAGES, ...URLS, ...PHONES])(
  'accepts a link to "%s"',
  async (url) => {
    for (const file of FILES) add(`../static${decodeURIComponent(file)}`, '');

    add('../static/fair.html', '');
    add('../static/our fair.html', '');
    add('../static/fair/2019/index.html', '');

    expect(
      await messagesAfter(
        'services/sample-3.md',
        'We draw',
        `[We draw](${url})`,
      ),
    ).toEqual([]);
  },
);

test.each([
  ['fair.html', '/fiar', `${NO_PAGE_OR_FILE} Did you mean /fair?`],
  ['Terms.PDF', '/terms.pdf', `${NO_PAGE_OR_FILE} Did you mean /Terms.PDF?`],
  // macOS may store ü as u and a combining accent.
  ['fu\u0308r.pdf', '/f\u00fcr.pdf', OTHER_ACCENTS],
  ['fu\u0308r.pdf', '/f%C3%BCr.pdf', OTHER_ACCENTS],
])('for the file %j, refuses a link to "%s"', async (file, url, fault) => {
  add(`../static/${file}`, '');
  expect(
    await messagesAfter('services/sample-3.md', 'We draw', `[We draw](${url})`),
  ).toEqual([
    `content/services/sample-3.md:10: the link "We draw" leads to ${url}, ${fault}`,
  ]);
});

describe('links to pages that are made of a part of a file', () => {
  const messagesOfLink = (url: string): Promise<string[]> =>
    messagesAfter('values/sample-3.md', 'We listen', `[We](${url})`);

  test('accepts the page of a service, and a section of it', async () => {
    expect(await messagesOfLink('/services/sample-2')).toEqual([]);
    expect(
      await messagesAfter(
        'values/sample-3.md',
        '/services/sample-2',
        '/services/sample-2#what-you-get',
      ),
    ).toEqual([]);
  });

  test('refuses a service without the group page', async () => {
    expect(await messagesOfLink('/services/sample-1')).toEqual([
      'content/values/sample-3.md:8: the link "We" leads to /services/sample-1, and content/services/sample-1.md has no page. Give it the group page, or link to another page.',
    ]);
  });

  test('refuses a project without a text', async () => {
    change('work/sample-1.md', BODY, '\n');

    expect(await messagesOfLink('/work/sample-1')).toEqual([
      'content/values/sample-3.md:8: the link "We" leads to /work/sample-1, and content/work/sample-1.md has no page. Give it a text below its fields, or link to another page.',
    ]);
  });

  test('refuses a project that is not published', async () => {
    change('work/sample-1.md', 'order:', 'published: false\norder:');

    expect(await messagesOfLink('/work/sample-1')).toEqual([
      'content/values/sample-3.md:8: the link "We" leads to /work/sample-1, and content/work/sample-1.md is not published. Delete published: false there, or link to another page.',
    ]);
  });

  test('suggests the project that a misspelt address resembles', async () => {
    expect(await messagesOfLink('/work/smaple-1')).toEqual([
      expect.stringContaining('Did you mean /work/sample-1?'),
    ]);
  });

  test('refuses a section that a project does not have', async () => {
    expect(await messagesOfLink('/work/sample-1#what-we-do')).toEqual([
      expect.stringContaining(
        'leads to #what-we-do, and no section has that name. Did you mean #what-we-did?',
      ),
    ]);
  });
});

describe('links to sections', () => {
  const messagesOfLink = (link: string): Promise<string[]> => {
    change('site.md', 'name: Heddle', 'name: M&S');
    change('privacy.md', '## Your rights', '### A part\n\n## How {name} works');

    return messagesAfter('privacy.md', 'We set none.', link);
  };

  test('accepts the value of a placeholder in the heading', async () => {
    expect(await messagesOfLink('[We](#how-m-s-works)')).toEqual([]);
  });

  test('accepts the name of a section as browsers copy it', async () => {
    change('privacy.md', '## Cookies', '## Überschrift');

    expect(await messagesOfLink('[We](#%C3%BCberschrift)')).toEqual([]);
  });

  test('refuses the name of a placeholder in the heading', async () => {
    expect(await messagesOfLink('[We](#how-name-works)')).toEqual([
      'content/privacy.md:17: the link "We" leads to #how-name-works, and no section has that name. Did you mean #how-m-s-works?',
    ]);
  });

  test('refuses a ### heading', async () => {
    expect(await messagesOfLink('[We](#a-part)')).toEqual([
      expect.stringContaining(
        'privacy.md:17: the link "We" leads to #a-part, and no section',
      ),
    ]);
  });
});

test('refuses a link to the people of an agency without people', async () => {
  for (const name of ['sample-1', 'sample-2', 'sample-3'])
    rmSync(at(`people/${name}.md`));

  change('about.md', /^people:\n(?: .*\n)*/m, '');

  expect(
    await messagesAfter('privacy.md', 'We set none.', '[We](/about#people)'),
  ).toEqual([
    expect.stringContaining('leads to #people, and no section has that name'),
  ]);
});

test('refuses a link to the values of an agency without values', async () => {
  for (const name of ['sample-1', 'sample-2', 'sample-3'])
    rmSync(at(`values/${name}.md`));

  change('about.md', /^values:\n(?: .*\n)*/m, '');

  expect(
    await messagesAfter('privacy.md', 'We set none.', '[We](/about#values)'),
  ).toEqual([
    expect.stringContaining('leads to #values, and no section has that name'),
  ]);
});

describe('links to the questions', () => {
  const messagesOfLink = (fields: string): Promise<string[]> => {
    change('contact.md', /^questions:\n(?:[ -].*\n)*/m, fields);

    return messagesAfter(
      'privacy.md',
      'We set none.',
      '[We](/contact#questions)',
    );
  };

  const QUESTIONS = 'questions:\n  - question: Who?\n    answer: We.\n';
  const NO_QUESTIONS =
    'content/privacy.md:17: the link "We" leads to #questions, and no section has that name.';

  test('accepts the heading of the questions', async () => {
    expect(
      await messagesOfLink(`questionsHeading: Questions\n${QUESTIONS}`),
    ).toEqual([]);
  });

  test.each([
    ['without a heading', QUESTIONS],
    ['without questions', 'questionsHeading: Questions\nquestions: []\n'],
  ])('refuses a list %s', async (_, fields) => {
    expect(await messagesOfLink(fields)).toEqual([
      expect.stringContaining(NO_QUESTIONS),
    ]);
  });
});

test.each(['[](/about)', '[ ](/about)', '[&nbsp;](/about)'])(
  'refuses the link %j, which nobody can see',
  async (link) => {
    expect(await messagesAfter('privacy.md', 'We set none.', link)).toEqual([
      expect.stringContaining(
        'has no words between [ and ], so nobody can see it. Write its words there, or delete the link.',
      ),
    ]);
  },
);

test.each(['<https://a.example>', '[`a`](/about)', 'https://a.example/b'])(
  'accepts the link %j',
  async (link) => {
    expect(await messagesAfter('privacy.md', 'We set none.', link)).toEqual([]);
  },
);

test('checks the address of a link definition', async () => {
  expect(
    await messagesAfter('privacy.md', 'We set none.', '[all]\n\n[all]: /abuot'),
  ).toEqual([
    expect.stringContaining(
      'the link "/abuot" leads to /abuot, which is neither',
    ),
  ]);
});
