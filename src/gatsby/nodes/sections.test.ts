import { htmlTreeOf } from '../../../testing/htmlTreeOf';
import { fillInTree } from './htmlTree';
import { intro, offers, sections } from './sections';

test('a text is split at its level 2 headings; the intro is the text before the first', async () => {
  const tree = await htmlTreeOf(
    'Hi.\n\n## Rights & *wrongs*\n\nA.\n\n### More\n\n## End\n\nB.',
  );

  expect(intro(tree).trim()).toBe('<p>Hi.</p>');
  expect(sections(tree, 'en')).toMatchObject([
    {
      id: 'rights-wrongs',
      title: 'Rights & wrongs',
      html: '<p>A.</p>\n<h3>More</h3>',
    },
    { id: 'end', title: 'End', html: '<p>B.</p>' },
  ]);
});

test('placeholders are filled in as text, not as HTML', async () => {
  const placeholders = { name: 'A <b> & C', email: 'a@b.c' };
  const tree = fillInTree(
    await htmlTreeOf('{name} [{email}](mailto:{email})'),
    placeholders,
  );

  expect(intro(tree)).toBe(
    '<p>A &#x3C;b> &#x26; C <a href="mailto:a@b.c">a@b.c</a></p>',
  );
});

test('a placeholder in a heading is filled in before the id is derived from the heading', async () => {
  // In markdown, `&lt;` is the character <. In an agency's name, it stays
  // unchanged.
  const tree = fillInTree(await htmlTreeOf('## How {name} works &lt;'), {
    name: 'M&S "&lt;"',
  });

  expect(sections(tree, 'en')).toMatchObject([
    { id: 'how-m-s-lt-works', title: 'How M&S "&lt;" works <', html: '' },
  ]);
});

test('hyphenates long words in headings, but neither in ids nor in paragraphs', async () => {
  // The writer's `&shy;` is a soft hyphen. A long part beside it gets others.
  const markdown =
    '## Daten&shy;schutzerklärung\n\n### [Softwareentwicklung](/softwareentwicklung)\n\nSoftwareentwicklung';

  expect(sections(await htmlTreeOf(markdown), 'de')).toEqual([
    {
      id: 'datenschutzerklärung',
      title: 'Datenschutzerklärung',
      titleHyphenated: 'Daten\u00ADschutz\u00ADerklä\u00ADrung',
      html: '<h3><a href="/softwareentwicklung">Soft\u00ADware\u00ADent\u00ADwick\u00ADlung</a></h3>\n<p>Softwareentwicklung</p>',
    },
  ]);
});

test.each([
  [
    'bold text that starts an item',
    'Too:\n\n- **Art**: x.\n- **Shops**: a **b**.\n',
    'Art, Shops',
  ],
  [
    'bold text without markup',
    '- **{name}**\n- **R\\&D**: x.\n- **[SEO](/a)**\n',
    'M&S, R&D, SEO',
  ],
  [
    'bold text above the sections of its own page',
    '- **Art**: x.\n\n## Steps\n\n- **Call**: y.\n',
    'Art',
  ],
  ['the title if the text has no list', 'We draw **real** pages.', 'Design'],
  [
    'the title if no item starts with bold text',
    '- We **draw**.\n- Pages.\n-\n',
    'Design',
  ],
])('the offers of a service are %s', (_, body, expected) => {
  const placeholders = { name: 'M&S' };
  const names = offers({ title: 'Design', body, placeholders });

  expect(names.join(', ')).toBe(expected);
});
