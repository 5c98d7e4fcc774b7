import { nearest, oneOf, suggestion } from './nearest';

test.each([
  ['titel', ['title', 'order'], 'title'],
  ['ORDER', ['title', 'order'], 'order'],
  ['descripton o', ['description', 'title'], 'description'],
  ['colour', ['title', 'order'], undefined],
  ['title', [], undefined],
])('%s among %j is meant as %s', (word, known, meant) => {
  expect(nearest(word, known)).toBe(meant);
});

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a or b'],
  [['a', 'b', 'c'], 'a, b or c'],
])('%j in a sentence', (words, sentence) => {
  expect(oneOf(words)).toBe(sentence);
});

test('a misspelt word is asked about, another gets the list', () => {
  expect(suggestion('twil', ['twill', 'plain'])).toBe('Did you mean twill?');
  expect(suggestion('herringbone', ['twill', 'plain', 'basket'])).toBe(
    'Write twill, plain or basket.',
  );
});
