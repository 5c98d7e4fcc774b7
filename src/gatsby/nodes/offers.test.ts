import { offers } from './offers';

const words = { name: 'M&S', email: 'hello@heddle.example' };

test('a service with a list offers what its items begin with', () => {
  const text =
    'We do that too:\n\n- **Graphic design**: logos.\n- **Shops**: with a **short** way.\n';
  expect(offers('More...', text, words)).toEqual(['Graphic design', 'Shops']);
});

test('a service without a list offers itself', () => {
  expect(offers('Design', 'We draw **real** pages.', words)).toEqual(['Design']);
});

test('an offer is named as the page shows it: filled in, and without the marks of its text', () => {
  const text = '- **{name} Care**\n- **R\\&D**: trials.\n- **[SEO](/contact)**\n';
  expect(offers('More...', text, words)).toEqual(['M&S Care', 'R&D', 'SEO']);
});

test('an item that has no bold words at its start names no offer', () => {
  expect(offers('Design', '- We **draw**.\n- Pages.\n-\n', words)).toEqual(['Design']);
});
