import type { CreatePagesArgs } from 'gatsby';
import { createPages } from '../../gatsby/pages/createPages';
import { kindOf, kinds } from './kinds';

test('the addresses to which texts may link are those of the pages', () => {
  const paths: string[] = [];
  const createPage = ({ path }: { path: string }): number => paths.push(path);
  createPages({ actions: { createPage } } as unknown as CreatePagesArgs);
  expect(kinds.flatMap(({ addresses = [] }) => addresses)).toEqual(paths);
});

test('a markdown file right in a folder is of the kind of the folder', () => {
  expect(kindOf('services/care.md')?.type).toBe('Service');
  expect(kindOf('services/old/care.md')).toBeUndefined();
  expect(kindOf('services/care.txt')).toBeUndefined();
});

test('the guide is no content', () => {
  expect(kindOf('README.md')).toBeUndefined();
});
