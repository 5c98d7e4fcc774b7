import { boxedTables, fillInHtml, intro, sections } from './sections';

const html =
  '<p>Before.</p>\n<h2>Rights &#x26; <em>wrongs</em></h2>\n<p>One.</p>\n<h3>More</h3>\n<h2>End</h2>\n<p>Two.</p>';

test('a text is divided at its headings of the second level', () => {
  expect(sections(html, 'en')).toMatchObject([
    { id: 'rights-wrongs', title: 'Rights & wrongs', html: '<p>One.</p>\n<h3>More</h3>' },
    { id: 'end', title: 'End', html: '<p>Two.</p>' },
  ]);
});

test('what stands before the first heading is the introduction', () => {
  expect(intro(html)).toBe('<p>Before.</p>\n');
});

test('each table gets a box in which it can scroll', () => {
  const table = '<table>\n<tr><td>One</td></tr>\n</table>';
  expect(boxedTables(`${table}<p>Two</p>${table}`)).toBe(
    `<div>${table}</div><p>Two</p><div>${table}</div>`,
  );
});

test('what is filled in cannot become HTML', () => {
  expect(fillInHtml('{name}', { name: 'A <b> & "C"' })).toBe('A &lt;b&gt; &amp; &quot;C&quot;');
});

test('a heading says the signs of the name that is filled in, and once only', () => {
  const filled = fillInHtml('<h2>How {name} works &#x26;lt; &nbsp;</h2>', { name: 'M&S "&lt;"' });
  expect(sections(filled, 'en')).toMatchObject([
    { id: 'how-m-s-lt-works-lt-nbsp', title: 'How M&S "&lt;" works &lt; &nbsp;', html: '' },
  ]);
});

test('long words of headings may break, those within a section too, and the address knows nothing of it', () => {
  const text =
    '<h2>Daten\u00ADschutzerklärung</h2><h3><a href="/softwareentwicklung">Softwareentwicklung</a></h3><p>Softwareentwicklung</p>';
  expect(sections(text, 'de')).toEqual([
    {
      id: 'datenschutzerklärung',
      title: 'Datenschutzerklärung',
      titleHyphenated: 'Daten\u00ADschutzerklärung',
      html: '<h3><a href="/softwareentwicklung">Soft\u00ADware\u00ADent\u00ADwick\u00ADlung</a></h3><p>Softwareentwicklung</p>',
    },
  ]);
});
