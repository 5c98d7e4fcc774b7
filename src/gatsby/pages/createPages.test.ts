import { relative } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { createPages } from './createPages';

test('creates the pages of requirement 4, and one for each file in content/pages/', () => {
  const textPages = ['privacy.md', 'pages/legal-notice.md', 'pages/terms.md'];
  const createPage = jest.fn();
  const getNodesByType = (type: string) =>
    type === 'TextPage' ? textPages.map((file) => ({ file })) : [];
  createPages({ actions: { createPage }, getNodesByType } as unknown as CreatePagesArgs);
  const templates = createPage.mock.calls.map(([{ path, component }]) => [
    path,
    relative('src', component),
  ]);
  expect(Object.fromEntries(templates)).toEqual({
    '/': 'templates/home.tsx',
    '/home': 'templates/home.tsx',
    '/about': 'templates/about.tsx',
    '/contact': 'templates/contact.tsx',
    '/privacy': 'templates/text.tsx',
    '/legal-notice': 'templates/text.tsx',
    '/terms': 'templates/text.tsx',
  });
});
