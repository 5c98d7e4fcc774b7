import { checkCharacters } from './checkCharacters';
import { readDocument } from '../read/readDocument';

const problems = (text: string) => checkCharacters(readDocument(text));

test.each([
  ['\u0007', 'U+0007'],
  ['\u009d', 'U+009D'],
  ['\uf8ff', 'U+F8FF'],
])('refuses the unreadable character %j', (character, name) => {
  expect(problems(`---\n---\na\nb${character}字`)).toEqual([
    { line: 4, message: `has a sign that nobody can read (${name}). Delete it.` },
  ]);
});

test('explains once how to save a file in another encoding', () => {
  const misread = Buffer.from('---\ntitle: a\n---\n\nZürich\nGötz\u0007', 'latin1').toString();
  expect(problems(misread)).toEqual([
    {
      line: 5,
      message:
        'has a letter that was lost, since the file was saved in another encoding than UTF-8. Open it in a text editor, choose Save as and the encoding UTF-8, and write the letter anew if it is still missing.',
    },
  ]);
});
