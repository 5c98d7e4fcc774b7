import { nearest, suggestion } from './nearest';

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
  ['twil', ['twill', 'plain'], 'Did you mean twill?'],
  ['herringbone', ['twill'], 'Write twill.'],
  ['herringbone', ['twill', 'plain'], 'Write twill or plain.'],
  ['herringbone', ['twill', 'plain', 'basket'], 'Write twill, plain or basket.'],
])('in the place of %s among %j: %s', (word, known, sentence) => {
  expect(suggestion(word, known)).toBe(sentence);
});
