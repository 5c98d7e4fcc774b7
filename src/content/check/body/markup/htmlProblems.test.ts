import { slipsIn } from './testing/slipsIn';

const AS_HTML = 'would vanish or be read as HTML.';

test.each([
  [
    'Acme<br />1 Mill Lane<br />Town',
    `<br /> ${AS_HTML} For a line break, write a backslash, and the rest on the next line: Acme\\`,
  ],
  ['<b>Ours</b> is yours', `<b> ${AS_HTML} Write: **Ours**`],
  ['<em>Ours</em>', `<em> ${AS_HTML} Write: *Ours*`],
  [
    '<a href="/about">Us</a>',
    `<a href="/about"> ${AS_HTML} Write: [Us](/about)`,
  ],
  ['<h2>Ours</h2>', `<h2>Ours</h2> ${AS_HTML} Write: ## Ours`],
  [
    '<p>Ours</p>',
    `<p>Ours</p> ${AS_HTML} Delete the tag, and keep its words. An empty line begins a new paragraph.`,
  ],
  [
    '<ul>\n<li>Ours</li>\n</ul>',
    `<ul> ${AS_HTML} Delete the tag, and write a hyphen and a space before each item of the list.`,
  ],
  ['<hr>', `<hr> ${AS_HTML} Write: ---`],
  [
    '<img src="a.png">',
    `<img src="a.png"> ${AS_HTML} Write: ![A kiln with twelve bowls](./pictures/kiln.jpg)`,
  ],
  ['<!-- later -->', `<!-- later --> ${AS_HTML} Delete this.`],
  ['</b>', `</b> ${AS_HTML} Delete this.`],
  [
    'a <words> b',
    `<words> ${AS_HTML} Write it without < and >, or write &lt; for the sign <.`,
  ],
])('says what to write instead of %j', (text, message) => {
  expect(slipsIn(text)).toEqual([`1: ${message}`]);
});

test('asks for a comma in a table, whose cells have one line', () => {
  expect(slipsIn('| a |\n| --- |\n| b<br>c |')).toEqual([
    `3: <br> ${AS_HTML} Write a comma instead: a cell of a table has one line.`,
  ]);
});

test('asks for words instead of a picture in a text that shows none', () => {
  const shape = { purpose: 'A text.', example: 'Words.', max: 99 };

  expect(slipsIn('<img src="a.png">', shape)).toEqual([
    `1: <img src="a.png"> ${AS_HTML} Delete this, and say in words what the picture shows.`,
  ]);
});
