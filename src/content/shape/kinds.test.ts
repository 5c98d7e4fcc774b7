import { kindOf } from './kinds';

test('a markdown file right in a folder is of the kind of the folder', () => {
  expect(kindOf('services/care.md')?.type).toBe('Service');
  expect(kindOf('services/old/care.md')).toBeUndefined();
  expect(kindOf('services/care.txt')).toBeUndefined();
});

test('the guide is no content', () => {
  expect(kindOf('README.md')).toBeUndefined();
});
