import { contentCopy } from '../testing/contentCopy';

const { add, change, messages, read } = contentCopy();

test('a heading that skips a level is told its marks', async () => {
  change('privacy.md', 'We set none.', "#### Whose\n\nNobody's.");
  expect(await messages()).toEqual([
    'content/privacy.md:17: the heading "Whose" skips a level. Write ### before it.',
  ]);
});

test('a heading below its section and one back at its level are right', async () => {
  change('privacy.md', 'We set none.', "### Whose\n\n#### Exactly\n\nNobody's.");
  expect(await messages()).toEqual([]);
});

test('a second heading of the page is told its marks', async () => {
  change('privacy.md', '## Your rights', '# Your rights');
  expect(await messages()).toEqual([
    'content/privacy.md:19: the heading "Your rights" has one #, which is the heading of the whole page. Write ## before it.',
  ]);
});

test('two sections of one name are refused', async () => {
  change('privacy.md', '## Your rights', '## Cookies');
  expect((await messages())[0]).toContain('the heading "Cookies" is here twice');
});

test('two sections whose names become one when the name of the agency is filled in are refused', async () => {
  change('privacy.md', '## Your rights', '## Heddle\n\nWe.\n\n## {name}');
  expect(await messages()).toEqual([
    'content/privacy.md:23: the heading "{name}" is here twice, so a link to it could mean either. Give one of both other words.',
  ]);
});

test.each(['Main', 'Drawer', 'Pages', 'Reload'])(
  'a section named %s, as a part of the layout is, is refused',
  async (name) => {
    change('privacy.md', '## Your rights', `## ${name}`);
    expect(await messages()).toEqual([
      `content/privacy.md:19: the heading "${name}" has the name of another part of the page, to which a link to it would lead. Write other words.`,
    ]);
  },
);

test('a part of a section, which has no id, may be named as a part of the layout', async () => {
  change('privacy.md', 'We set none.', '### Pages\n\nOf paper.');
  expect(await messages()).toEqual([]);
});

test('a heading without words is refused', async () => {
  change('privacy.md', 'We set none.', '###');
  expect((await messages())[0]).toContain(
    'the heading "" has no words. Write some, or delete the line.',
  );
});

test('a policy without sections is refused', async () => {
  change('privacy.md', /^---\n\n[^]*$/m, '---\n\nOne text.\n');
  expect(await messages()).toEqual([
    'content/privacy.md:12: the text has no section. Begin each with a line such as ## Cookies',
  ]);
});

test('a heading in a short text is refused', async () => {
  change('services/sample-3.md', 'We draw', '## We draw');
  expect((await messages())[0]).toContain('stands in a text that is too short for headings.');
});

test('a text that is missing says what belongs there', async () => {
  change('values/sample-3.md', /\n\n.*\n$/, '\n');
  expect(await messages()).toEqual([
    'content/values/sample-3.md:6: has no text below the second ---. Two short sentences. Write for example: We listen before we draw. Then we draw.',
  ]);
});

test('a text that is too long for its place says by how much', async () => {
  change('values/sample-3.md', /\n\n.*\n$/, `\n\n${'word '.repeat(41)}\n`);
  expect(await messages()).toEqual([
    'content/values/sample-3.md:7: the text is 204 characters long, and 200 fit. Shorten it by 4.',
  ]);
});

test('a text that no page shows is not lost in silence', async () => {
  add('home.md', `${read('home.md')}\nMore words.\n`);
  expect((await messages())[0]).toContain('has text below the second ---, which no page shows.');
});

test('words in angle brackets would vanish and are refused', async () => {
  change('services/sample-3.md', 'We draw', '<b>We</b> draw');
  expect((await messages())[0]).toBe(
    'content/services/sample-3.md:10: <b> would vanish or be read as HTML. Write it without < and >.',
  );
});

test('a misspelt placeholder is answered with the one that was meant', async () => {
  change('privacy.md', 'What we do', 'What {naem} does');
  expect(await messages()).toEqual([
    'content/privacy.md:13: has {naem} in it, and nothing fills that in. Did you mean {name}?',
  ]);
});
