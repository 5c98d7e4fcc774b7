import { pageSlug } from './pageSlug';

test.each([
  ['/', 'home'],
  ['/about', 'about'],
])('the files of %s are named %s', (path, name) => {
  expect(pageSlug(path)).toBe(name);
});
