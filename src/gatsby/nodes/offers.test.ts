import { offers } from './offers';

const placeholders = { name: 'M&S', email: 'hello@heddle.example' };

test.each([
  [
    'bold text that starts an item',
    'Too:\n\n- **Art**: logos.\n- **Shops**: a **b**.\n',
    'Art, Shops',
  ],
  [
    'plain text, filled in',
    '- **{name} Care**\n- **R\\&D**: x.\n- **[SEO](/a)**\n',
    'M&S Care, R&D, SEO',
  ],
  ['the title of a service without a list', 'We draw **real** pages.', 'Design'],
  ['the title if no item starts with bold text', '- We **draw**.\n- Pages.\n-\n', 'Design'],
])('returns %s', (_, text, expected) => {
  expect(offers('Design', text, placeholders).join(', ')).toBe(expected);
});
