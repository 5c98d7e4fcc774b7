import { slug } from './slug';

test('converts a heading to an id of its words in small letters, with hyphens between them', () => {
  expect(slug('What, and why?')).toBe('what-and-why');
  expect(slug('(Über) Soft\u00ADware')).toBe('über-software');
});
