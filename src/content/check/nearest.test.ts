import { suggestion } from './nearest';

test.each([
  ['titel', ['order', 'title'], 'Did you mean title?'],
  ['ORDER', ['title', 'order'], 'Did you mean order?'],
  ['descripton o', ['description', 'title'], 'Did you mean description?'],
  ['colour', ['title'], 'Write title.'],
  ['colour', ['title', 'order', 'name'], 'Write title, order or name.'],
])('for %s and the known words %j, returns: %s', (word, known, sentence) => {
  expect(suggestion(word, known)).toBe(sentence);
});
