import { picturePath } from './picturePath';

test.each([
  ['./pictures/kiln.jpg', 'about.md', 'pictures/kiln.jpg'],
  ['./pictures/kiln.jpg', 'work/bakery.md', 'pictures/kiln.jpg'],
  ['pictures/kiln.jpg', 'work/bakery.md', 'pictures/kiln.jpg'],
  ['../pictures/kiln.jpg', 'work/bakery.md', 'pictures/kiln.jpg'],
  ['./kiln.jpg', 'work/bakery.md', 'work/kiln.jpg'],
])('%s in %s is content/%s', (path, contentFile, expected) => {
  expect(picturePath(path, contentFile)).toBe(expected);
});
