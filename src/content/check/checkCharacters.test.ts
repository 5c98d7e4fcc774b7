import { checkCharacters } from './checkCharacters';
import { readDocument } from '../read/readDocument';

const problems = (text: string) => checkCharacters(readDocument(text));

test.each([
  ['\u0007', 'U+0007'],
  ['\u009d', 'U+009D'],
  ['\uf8ff', 'U+F8FF'],
])('refuses the unreadable character %j beside readable ones', (character, notation) => {
  expect(problems(`---\n---\nb\tü\nb${character}字`)).toEqual([
    { line: 4, message: `has an unreadable character (${notation}). Delete it.` },
  ]);
});

test('reports nothing but the first lost letter of a file that is not UTF-8', () => {
  const bytes = Buffer.from('---\ntitle: a\n---\n\nZürich\nGötz\u0007', 'latin1');
  const message =
    'has a letter that was lost, because the file was not saved as UTF-8. Open the file in a text editor, choose Save as with the encoding UTF-8, and type the letter again if it is still missing.';
  expect(problems(bytes.toString('utf8'))).toEqual([{ line: 5, message }]);
});
