import { fillIn, intro, sections } from './sections';

const html =
  '<p>Before.</p>\n<h2>Rights &#x26; <em>wrongs</em></h2>\n<p>One.</p>\n<h3>More</h3>\n<h2>End</h2>\n<p>Two.</p>';

test('a text is divided at its headings of the second level', () => {
  expect(sections(html)).toEqual([
    { id: 'rights-wrongs', title: 'Rights & wrongs', html: '<p>One.</p>\n<h3>More</h3>' },
    { id: 'end', title: 'End', html: '<p>Two.</p>' },
  ]);
});

test('what stands before the first heading is the introduction', () => {
  expect(intro(html)).toBe('<p>Before.</p>\n');
});

test('names in braces are filled in, in links too', () => {
  const link = '<a href="mailto:%7Bemail%7D">{email}</a> of {name}';
  expect(fillIn(link, { name: 'Heddle', email: 'a@b.example' })).toBe(
    '<a href="mailto:a@b.example">a@b.example</a> of Heddle',
  );
});

test('what is filled in cannot become HTML', () => {
  expect(fillIn('{name}', { name: 'A <b> & "C"' })).toBe('A &#60;b&#62; &#38; &#34;C&#34;');
});

test('a name that is not known stays as it is', () => {
  expect(fillIn('{phone}', { name: 'Heddle' })).toBe('{phone}');
});
