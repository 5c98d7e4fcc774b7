import { contentCopy } from '../testing/contentCopy';

const { messagesAfter } = contentCopy();

const NOT_AN_ITEM = 'is not a list item, which begins with a hyphen and a space. Write:';
const X47 = 'x'.repeat(47);
const FOOTNOTE = '"[^1]" is a footnote, and no page shows footnotes. Write: (the note)';
const PICTURE =
  'has a picture in it, and a text cannot show pictures. Delete the picture, and say in words what it shows. Only the about page shows a picture: write its name in about.md.';

test.each([
  [
    '##Cookies',
    '"##Cookies" is not a heading: the space after the # is missing. Write: ## Cookies',
  ],
  ['-logos and `code`', `"-logos and \`code\`" ${NOT_AN_ITEM} - logos and \`code\``],
  ['  • words', `"• words" ${NOT_AN_ITEM} - words`],
  // Messages quote at most 50 characters.
  [`-${X47} y`, `"-${X47} y" ${NOT_AN_ITEM} - ${X47}…`],
  [
    'See [here] (https://a.example).',
    '"[here] (https://a.example)" is not a link: there must be no space between ] and (. Write: [here](https://a.example)',
  ],
  [
    'See (here)[/contact].',
    '"(here)[/contact]" is not a link: the words must stand between [ and ]. Write: [here](/contact)',
  ],
  ['Wool.[^1]', FOOTNOTE],
  ['[^1]: Wool', FOOTNOTE],
  ['<b>Ours', '<b> would vanish or be read as HTML. Write it without < and >.'],
  ['By {naem}.', 'has {naem} in it, which the site does not replace here. Did you mean {name}?'],
  ['Soft\\u00ADware', '"\\u00AD" works only in fields. Write: &shy;'],
  ['![A loom](./pictures/loom.jpg)', PICTURE],
  ['![A loom][1]\n\n[1]: https://a.example/loom.jpg', PICTURE],
])('for %j in a text, reports: %s', async (written, fault) => {
  expect(await messagesAfter('privacy.md', 'We set none.', written)).toEqual([
    `content/privacy.md:17: ${fault}`,
  ]);
});

test.each([
  ['- logos', '#1 in town', '#hashtag', 'Web design and\n-care', '-5 degrees', '* a footnote'],
  ['Q&A, R&D and R&amp;D', '5 * 3 * 2', 'C# and “F#”', 'Price* $5', 'Soft&shy;ware', '1. logos'],
  ['We [all] (and you) weave', '`[^1]` and `{x}`', '    -logos', 'Heddle • Studio'],
])('accepts texts such as %j', async (...texts) => {
  let previous = 'We set none.';
  for (const text of texts) {
    expect([text, await messagesAfter('privacy.md', previous, text)]).toEqual([text, []]);
    previous = text;
  }
});

test('reports lines above and below a code block, but not in it', async () => {
  const text = '---\n##What\n\n```\n-logos\n##x\n```\n\n##How\n\n## Cookies';
  expect(await messagesAfter('privacy.md', /---\n\nWhat.*\n\n## Cookies/, text)).toEqual([
    expect.stringMatching(/^content\/privacy\.md:12: "##What" is not a heading/),
    expect.stringMatching(/^content\/privacy\.md:19: "##How" is not a heading/),
  ]);
});
