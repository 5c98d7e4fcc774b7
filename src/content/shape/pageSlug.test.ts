import { pageSlug } from './pageSlug';

test('the slug of a page is its address, and "home" for /', () => {
  expect(['/', '/about'].map(pageSlug)).toEqual(['home', 'about']);
});
