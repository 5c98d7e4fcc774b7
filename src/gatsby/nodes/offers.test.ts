import { offers } from './offers';

test.each([
  ['bold text that starts an item', 'Too:\n\n- **Art**: x.\n- **Shops**: a **b**.\n', 'Art, Shops'],
  ['plain text, filled in', '- **{name}**\n- **R\\&D**: x.\n- **[SEO](/a)**\n', 'M&S, R&D, SEO'],
  ['the title of a service without a list', 'We draw **real** pages.', 'Design'],
  ['the title if no item starts with bold text', '- We **draw**.\n- Pages.\n-\n', 'Design'],
])('returns %s', (_, text, expected) => {
  expect(offers('Design', text, { name: 'M&S', email: '' }).join(', ')).toBe(expected);
});
