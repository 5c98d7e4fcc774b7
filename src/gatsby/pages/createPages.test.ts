import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { createPages } from './createPages';

test('creates the pages of requirement 4, and one for each file in content/pages/', () => {
  const textPages = ['privacy.md', 'pages/legal-notice.md', 'pages/terms.md'];
  const createPage = jest.fn();
  const getNodesByType = (type: string) =>
    type === 'TextPage' ? textPages.map((file) => ({ file })) : [];
  createPages({ actions: { createPage }, getNodesByType } as unknown as CreatePagesArgs);
  const pages = createPage.mock.calls.map(([{ path, component }]) => [path, component]);
  expect(Object.fromEntries(pages)).toEqual({
    '/': resolve('src/templates/home.tsx'),
    '/home': resolve('src/templates/home.tsx'),
    '/about': resolve('src/templates/about.tsx'),
    '/contact': resolve('src/templates/contact.tsx'),
    '/privacy': resolve('src/templates/text.tsx'),
    '/legal-notice': resolve('src/templates/text.tsx'),
    '/terms': resolve('src/templates/text.tsx'),
  });
});
