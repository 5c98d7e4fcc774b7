import { tempFolder } from '../../testing/tempFolder';
import { findPages } from './findPages';

const site = tempFolder();

test('measures the named pages', () => {
  site.write('work/bakery/index.html', '');

  expect(findPages(['/work/bakery'], site.path)).toEqual(['/work/bakery']);
});

test('measures the four pages of every site if none is named', () => {
  const paths = ['/', '/about', '/contact', '/privacy'];

  for (const path of paths) site.write(`.${path}/index.html`, '');

  expect(findPages([], site.path)).toEqual(paths);
});

test('refuses a path that is not a page of the site', () => {
  site.write('work/index.html', '');

  expect(() => findPages(['/work', '/work/bakrey'], site.path)).toThrow(
    'The site has no page /work/bakrey.',
  );
});

test('refuses a path without a slash at its start', () => {
  site.write('work/index.html', '');

  expect(() => findPages(['work'], site.path)).toThrow(
    'The site has no page work.',
  );
});
