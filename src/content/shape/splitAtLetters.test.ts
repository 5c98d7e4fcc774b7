import { splitAtLetters } from './splitAtLetters';

test.each([
  ['To Lê now', ['To ', 'Lê', ' now']],
  ['Lê Huê', ['', 'Lê', ' ', 'Huê', '']],
  ['To  now', ['To  now']],
  ['', ['']],
])('splits %j around words with ê', (text, parts) => {
  expect(splitAtLetters(text, 'ê')).toEqual(parts);
});

test('without letters, keeps the text whole', () => {
  expect(splitAtLetters('To Lê', '')).toEqual(['To Lê']);
});

test('splits a word of 200,000 letters at once', () => {
  const word = 'x'.repeat(200_000);
  expect(splitAtLetters(`${word} ê`, 'ê')).toEqual([`${word} `, 'ê', '']);
});
