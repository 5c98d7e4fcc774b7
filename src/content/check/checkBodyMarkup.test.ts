import { contentCopy } from '../testing/contentCopy';

const { messagesAfter } = contentCopy();

const NOT_AN_ITEM = 'is not a list item, which begins with a hyphen and a space. Write:';
const FOOTNOTE = '"[^1]" is a footnote, and no page shows footnotes. Write: (the note)';

test.each([
  [
    '##Cookies',
    '"##Cookies" is not a heading: the space after the # is missing. Write: ## Cookies',
  ],
  ['-logos', `"-logos" ${NOT_AN_ITEM} - logos`],
  ['• words', `"• words" ${NOT_AN_ITEM} - words`],
  [
    'See [here] (https://a.example).',
    '"[here] (https://a.example)" is not a link: there must be no space between ] and (. Write: [here](https://a.example)',
  ],
  [
    'See (here)[/contact].',
    '"(here)[/contact]" is not a link: the words must stand between [ and ]. Write: [here](/contact)',
  ],
  ['Wool.[^1]', FOOTNOTE],
  ['[^1]: The note', FOOTNOTE],
  ['<b>Ours', '<b> would vanish or be read as HTML. Write it without < and >.'],
  ['By {naem}.', 'has {naem} in it, which the site does not replace here. Did you mean {name}?'],
  ['Soft\\u00ADware', '"\\u00AD" works only in fields. Write: &shy;'],
  [
    '![A loom](./pictures/loom.jpg)',
    'has a picture in it, and a text cannot show pictures. Delete the picture, and say in words what it shows. Only the about page shows a picture: write its name in about.md.',
  ],
])('for %j in a text, reports: %s', async (written, fault) => {
  expect(await messagesAfter('privacy.md', 'We set none.', written)).toEqual([
    `content/privacy.md:17: ${fault}`,
  ]);
});

test.each([
  ['- logos', '#1 in town', '#hashtag', 'Web design and\n-care', '-5 degrees', '* a footnote'],
  ['Q&A, R&D and R&amp;D', '5 * 3 * 2', 'C# and “F#”', 'Price* $5', 'Soft&shy;ware', '1. logos'],
  ['We [all] (and you) weave', '`[^1]` and `##x`', '```\n##x\n-logos\n```', 'Heddle • Studio'],
])('accepts texts such as %j', async (...texts) => {
  let previous = 'We set none.';
  for (const text of texts) {
    expect([text, await messagesAfter('privacy.md', previous, text)]).toEqual([text, []]);
    previous = text;
  }
});
