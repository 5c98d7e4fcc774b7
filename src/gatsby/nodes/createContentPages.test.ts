import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { createContentPages } from './createContentPages';

test('creates Home, About, Contact, the privacy policy, and a page for each file in content/pages/', () => {
  const textPagePaths = [
    'privacy.md',
    'pages/legal-notice.md',
    'pages/terms.md',
  ];
  const createPage = jest.fn();
  const getNodesByType = (type: string) =>
    type === 'TextPage' ? textPagePaths.map((file) => ({ file })) : [];

  createContentPages({
    actions: { createPage },
    getNodesByType,
  } as unknown as CreatePagesArgs);
  const entries = createPage.mock.calls.map(([{ path, component }]) => [
    path,
    component,
  ]);

  expect(Object.fromEntries(entries)).toEqual({
    '/': resolve('src/templates/home.tsx'),
    '/home': resolve('src/templates/home.tsx'),
    '/about': resolve('src/templates/about.tsx'),
    '/contact': resolve('src/templates/contact.tsx'),
    '/privacy': resolve('src/templates/text.tsx'),
    '/legal-notice': resolve('src/templates/text.tsx'),
    '/terms': resolve('src/templates/text.tsx'),
  });
});
