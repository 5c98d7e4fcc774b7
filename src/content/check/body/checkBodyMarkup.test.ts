import { contentCopy } from '../../../../testing/contentCopy';

const { messagesAfter } = contentCopy();

const NOT_A_HEADING =
  'is not a heading: the space after the # is missing. Write:';
const NOT_AN_ITEM =
  'is not a list item, which begins with a hyphen and a space. Write:';
const SPACE_IN_LINK =
  'is not a link: there must be no space between ] and (. Write:';
const SWAPPED_BRACKETS =
  'is not a link: the words must stand between [ and ]. Write:';
const FOOTNOTE =
  'is a footnote, and no page shows footnotes. Write: (the note)';
const hiddenStart = (kind: string, code: string): string =>
  `has ${kind} at its start (${code}), and is read as plain words. Type the start of the line again.`;
const LONG_WORD = 'x'.repeat(47);

test.each([
  ['##Cookies', `"##Cookies" ${NOT_A_HEADING} ## Cookies`],
  [
    '-logos and `code`',
    `"-logos and \`code\`" ${NOT_AN_ITEM} - logos and \`code\``,
  ],
  ['  • words', `"• words" ${NOT_AN_ITEM} - words`],
  // Messages quote up to 50 characters of a text, and all of a correction.
  [`-${LONG_WORD} yy`, `"-${LONG_WORD} y…" ${NOT_AN_ITEM} - ${LONG_WORD} yy`],
  ['[We] (tel:112).', `"[We] (tel:112)" ${SPACE_IN_LINK} [We](tel:112)`],
  [
    'See (here)[/contact].',
    `"(here)[/contact]" ${SWAPPED_BRACKETS} [here](/contact)`,
  ],
  ['Wool.[^1]', `"[^1]" ${FOOTNOTE}`],
  ['<b>Ours', '<b> would vanish or be read as HTML. Write: **Ours**'],
  [
    'By {naem}.',
    'has {naem} in it, which the site does not replace here. Did you mean {name}?',
  ],
  ['Soft\\u00ADware', '"\\u00AD" works only in fields. Write: &shy;'],
  [
    '\u200b## Yarn',
    `"⟨U+200B⟩## Yarn" ${hiddenStart('an invisible character', 'U+200B')}`,
  ],
  [
    '\ufeff- Yarn',
    `"- Yarn" ${hiddenStart('an invisible character', 'U+FEFF')}`,
  ],
  [
    ' \u00a0> Yarn',
    `"> Yarn" ${hiddenStart('a character that only looks like a space', 'U+00A0')}`,
  ],
])('for %j in a text, reports: %s', async (written, fault) => {
  expect(await messagesAfter('privacy.md', 'We set none.', written)).toEqual([
    `content/privacy.md:17: ${fault}`,
  ]);
});

test.each([
  [
    '- logos',
    '#1 in town',
    '#hashtag',
    'Web design and\n-care',
    '-5 degrees',
    '* a footnote',
  ],
  [
    'Q&A, R&D and R&amp;D',
    '5 * 3 * 2',
    'C# and “F#”',
    'Price* $5',
    'Soft&shy;ware',
    '1. logos',
  ],
  [
    'We [all] (and you) weave',
    '`[^1]` and `{x}`',
    'Heddle • Studio',
    'a\u200bb',
  ],
])(
  'accepts right markup, and texts that look like wrong markup: %j, …',
  async (...paragraphs) => {
    const body = paragraphs.join('\n\n');

    expect(await messagesAfter('privacy.md', 'We set none.', body)).toEqual([]);
  },
);

test('reports lines above and below a code block, but not in it', async () => {
  const text = '##What\n\n```\n-logos\n##x\n```\n\n##How';

  expect(await messagesAfter('privacy.md', 'We set none.', text)).toEqual([
    `content/privacy.md:17: "##What" ${NOT_A_HEADING} ## What`,
    `content/privacy.md:24: "##How" ${NOT_A_HEADING} ## How`,
  ]);
});
