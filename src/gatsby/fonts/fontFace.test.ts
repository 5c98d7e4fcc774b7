import { fontFace } from './fontFace';

test('unicode-range has one range for consecutive code points', () => {
  // U+20 is the space.
  const file = { name: 'a.woff2', weight: '400', characters: [...'c ab'] };

  expect(fontFace('Family', file)).toContain('unicode-range: U+20, U+61-63;');
});

test('shows the text in another font until the file has loaded', () => {
  const file = { name: 'a.woff2', weight: '400', characters: ['a'] };

  expect(fontFace('Family', file)).toContain('font-display: swap;');
});
