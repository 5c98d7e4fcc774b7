import { offers } from './offers';

const placeholders = { name: 'M&S', email: 'hello@heddle.example' };

test('returns the bold text at the start of each list item', () => {
  const text =
    'We do that too:\n\n- **Graphic design**: logos.\n- **Shops**: with a **short** way.\n';
  expect(offers('More...', text, placeholders)).toEqual(['Graphic design', 'Shops']);
});

test('returns plain text with the placeholders filled in', () => {
  const text = '- **{name} Care**\n- **R\\&D**: trials.\n- **[SEO](/contact)**\n';
  expect(offers('More...', text, placeholders)).toEqual(['M&S Care', 'R&D', 'SEO']);
});

test('returns the title of the service if no list item starts with bold text', () => {
  for (const text of ['We draw **real** pages.', '- We **draw**.\n- Pages.\n-\n'])
    expect(offers('Design', text, placeholders)).toEqual(['Design']);
});
