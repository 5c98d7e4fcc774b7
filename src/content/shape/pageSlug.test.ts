import { pageSlug } from './pageSlug';

test('a page’s own files are named for its address, and those of Home for its name', () => {
  expect(['/', '/about'].map(pageSlug)).toEqual(['home', 'about']);
});
