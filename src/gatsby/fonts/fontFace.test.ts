import { fontFace } from './fontFace';

test('unicode-range has one range for consecutive code points', () => {
  // U+20 is the space.
  const file = { name: 'a.woff2', weight: '400', characters: [...'c ab'] };

  expect(fontFace('Family', file)).toContain('unicode-range: U+20, U+61-63;');
});
