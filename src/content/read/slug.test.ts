import { slug } from './slug';

test.each([
  ['What, and why?', 'what-and-why'],
  ['(Über) Soft\u00ADware', 'über-software'],
])('converts the heading %j to the id %s', (heading, id) => {
  expect(slug(heading)).toBe(id);
});
