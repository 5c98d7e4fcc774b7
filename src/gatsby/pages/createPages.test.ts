import type { CreatePagesArgs } from 'gatsby';
import { createPages } from './createPages';

/** Returns the template of each page, by address. @param files content files by node type */
function pagesOf(files: Record<string, string[]>): Record<string, string> {
  const templates: Record<string, string> = {};
  const createPage = ({ path, component }: { path: string; component: string }) => {
    templates[path] = component.replace(/^.*\/src\//, '');
  };
  const getNodesByType = (type: string) => (files[type] ?? []).map((file) => ({ file }));
  createPages({ actions: { createPage }, getNodesByType } as unknown as CreatePagesArgs);
  return templates;
}

test('creates the pages of requirement 4, and one for each file in content/pages/', () => {
  const textPages = ['privacy.md', 'pages/legal-notice.md', 'pages/terms.md'];
  expect(pagesOf({ TextPage: textPages })).toEqual({
    '/': 'templates/home.tsx',
    '/home': 'templates/home.tsx',
    '/about': 'templates/about.tsx',
    '/contact': 'templates/contact.tsx',
    '/privacy': 'templates/text.tsx',
    '/legal-notice': 'templates/text.tsx',
    '/terms': 'templates/text.tsx',
  });
});
