import type { CreatePagesArgs } from 'gatsby';
import { createPages } from './createPages';

/** The paths of the pages that are made of these files, each with its template. */
function pagesOf(files: Record<string, string[]>): Record<string, string> {
  const made: Record<string, string> = {};
  const createPage = ({ path, component }: { path: string; component: string }) => {
    made[path] = component.replace(/^.*\/src\//, '');
  };
  const getNodesByType = (type: string) => (files[type] ?? []).map((file) => ({ file }));
  createPages({ actions: { createPage }, getNodesByType } as unknown as CreatePagesArgs);
  return made;
}

test('the screens of the specification have their paths, and each file of the folder of pages its name', () => {
  const TextPage = ['privacy.md', 'pages/legal-notice.md', 'pages/terms.md'];
  expect(pagesOf({ TextPage })).toEqual({
    '/': 'templates/home.tsx',
    '/home': 'templates/home.tsx',
    '/about': 'templates/about.tsx',
    '/contact': 'templates/contact.tsx',
    '/privacy': 'templates/text.tsx',
    '/legal-notice': 'templates/text.tsx',
    '/terms': 'templates/text.tsx',
  });
});
