import { contentCopy } from '../testing/contentCopy';

const { changed } = contentCopy();

const TWICE = 'is here twice, so a link to it could mean either. Give one of both other words.';

test.each<readonly [string, string, number, string]>([
  ['We set none.', '#### Whose', 17, '"Whose" skips a level. Write ### before it.'],
  [
    '## Your rights',
    '# Your rights',
    19,
    '"Your rights" has one #, which is the heading of the whole page. Write ## before it.',
  ],
  ['## Your rights', '## Cookies', 19, `"Cookies" ${TWICE}`],
  // With the name of the agency filled in, both are one.
  ['## Your rights', '## Heddle\n\nWe.\n\n## {name}', 23, `"{name}" ${TWICE}`],
  ...['Main', 'Drawer', 'Pages', 'Reload'].map(
    (name) =>
      [
        '## Your rights',
        `## ${name}`,
        19,
        `"${name}" has the name of another part of the page, to which a link to it would lead. Write other words.`,
      ] as const,
  ),
  ['We set none.', '###', 17, '"" has no words. Write some, or delete the line.'],
])('of a long text, "%s" cannot be "%s"', async (from, to, line, fault) => {
  expect(await changed('privacy.md', from, to)).toEqual([
    `content/privacy.md:${line}: the heading ${fault}`,
  ]);
});

test.each(['### Whose\n\n#### Exactly', '### Pages'])(
  'a section may have %j in it',
  async (part) => {
    expect(await changed('privacy.md', 'We set none.', `${part}\n\nOurs.`)).toEqual([]);
  },
);

test('a policy without sections is refused', async () => {
  expect(await changed('privacy.md', /^---\n\n[^]*$/m, '---\n\nOne text.\n')).toEqual([
    'content/privacy.md:12: the text has no section. Begin each with a line such as ## Cookies',
  ]);
});

test('a heading in a short text is refused', async () => {
  expect((await changed('services/sample-3.md', 'We draw', '## We draw'))[0]).toContain(
    'stands in a text that is too short for headings.',
  );
});

test('a text that is missing says what belongs there', async () => {
  expect(await changed('values/sample-3.md', /\n\n.*\n$/, '\n')).toEqual([
    'content/values/sample-3.md:6: has no text below the second ---. Two short sentences. Write for example: We listen before we draw. Then we draw.',
  ]);
});

test('a text that is too long for its place says by how much', async () => {
  expect(await changed('values/sample-3.md', /\n\n.*\n$/, `\n\n${'word '.repeat(41)}\n`)).toEqual([
    'content/values/sample-3.md:7: the text is 204 characters long, and 200 fit. Shorten it by 4.',
  ]);
});

test('a text that no page shows is not lost in silence', async () => {
  expect((await changed('home.md', /$/, '\nMore words.\n'))[0]).toContain(
    'has text below the second ---, which no page shows.',
  );
});

test.each([
  ['<b>We draw', '<b> would vanish or be read as HTML. Write it without < and >.'],
  ['{naem} draw', 'has {naem} in it, and nothing fills that in. Did you mean {name}?'],
])('in a text, "%s" is refused', async (words, fault) => {
  expect(await changed('services/sample-3.md', 'We draw', words)).toEqual([
    `content/services/sample-3.md:10: ${fault}`,
  ]);
});
