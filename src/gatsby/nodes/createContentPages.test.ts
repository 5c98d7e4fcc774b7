import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { createContentPages } from './createContentPages';

/** Paths of content files, by the type of their page's node. */
const FILES: Readonly<Record<string, string[]>> = {
  HomePage: ['home.md'],
  AboutPage: ['about.md'],
  ContactPage: ['contact.md'],
  TextPage: ['privacy.md', 'pages/legal-notice.md', 'pages/terms.md'],
};

const WORK_FILES = {
  WorkPage: ['work.md'],
  ProjectPage: ['work/bakery.md'],
  ServicePage: ['services/design.md'],
};

/** Returns the templates by the addresses of the pages. */
function pagesOf(files: typeof FILES): Record<string, string> {
  const createPage = jest.fn();
  const getNodesByType = (type: string) =>
    (files[type] ?? []).map((file) => ({ file }));

  createContentPages({
    actions: { createPage },
    getNodesByType,
  } as unknown as CreatePagesArgs);
  const entries = createPage.mock.calls.map(([{ path, component }]) => [
    path,
    component,
  ]);

  return Object.fromEntries(entries);
}

test('creates the fixed pages, and a page for each file in content/pages/', () => {
  expect(pagesOf(FILES)).toEqual({
    '/': resolve('src/templates/home.tsx'),
    '/home': resolve('src/templates/home.tsx'),
    '/about': resolve('src/templates/about.tsx'),
    '/contact': resolve('src/templates/contact.tsx'),
    '/privacy': resolve('src/templates/text.tsx'),
    '/legal-notice': resolve('src/templates/text.tsx'),
    '/terms': resolve('src/templates/text.tsx'),
  });
});

test('creates the list of projects, and pages of projects and services, below their folders', () => {
  expect(pagesOf({ ...FILES, ...WORK_FILES })).toMatchObject({
    '/work': resolve('src/templates/work.tsx'),
    '/work/bakery': resolve('src/templates/project.tsx'),
    '/services/design': resolve('src/templates/service.tsx'),
  });
});
