import { checkCharacters } from './checkCharacters';
import { readDocument } from '../read/readDocument';

const drawn = new Set([...'---title: abcé '].map((character) => character.codePointAt(0) ?? 0));
const problems = (text: string) => checkCharacters(readDocument(text), drawn);

const warning = (characters: string) =>
  `has characters that are in neither typeface of the site: ${characters}. Browsers show them in another typeface, which looks different from the words around them.`;

test('warns once about characters that no typeface has, at the line of the first', () => {
  expect(problems('---\ntitle: aßß\n---\n\nb\n字🧵cß')).toEqual([
    { line: 2, warning: true, message: warning('ß 字 🧵') },
  ]);
});

test('names at most eight such characters, and counts the others', () => {
  expect(problems('---\n---\nαβγδεζηθικ')[0]?.message).toBe(warning('α β γ δ ε ζ η θ and 2 more'));
});

test.each([
  ['a letter and its accent are one character', 'e\u0301'],
  ['a tab counts as a space', 'a\tb'],
  ['a soft hyphen is ignored', 'a\u00adb'],
  ['a byte order mark is ignored', '\ufeffa'],
])('%s', (_, text) => expect(problems(`---\n---\n${text}`)).toEqual([]));

test.each([
  ['\u0007', 'U+0007'],
  ['\u009d', 'U+009D'],
  ['\uf8ff', 'U+F8FF'],
])('refuses the unreadable character %j', (sign, name) => {
  expect(problems(`---\n---\na\nb${sign}字`)).toEqual([
    { line: 4, message: `has a sign that nobody can read (${name}). Delete it.` },
  ]);
});

test('explains once how to save a file in another encoding', () => {
  const saved = Buffer.from('---\ntitle: a\n---\n\nZürich\nGötz\u0007', 'latin1').toString();
  expect(problems(saved)).toEqual([
    {
      line: 5,
      message:
        'has a letter that was lost, since the file was saved in another encoding than UTF-8. Open it in a text editor, choose Save as and the encoding UTF-8, and write the letter anew if it is still missing.',
    },
  ]);
});
