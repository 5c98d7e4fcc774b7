import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { sampleFile } from '../../content/testing/sampleContent';
import { serviceKind } from '../../content/shape/kinds/service';
import { contentNode } from './contentNodes';
import { createPages } from './createPages';

const tools = { createNodeId: (text: string) => `id of ${text}`, createContentDigest: String };
const node = (path: string, source: string) => contentNode(path, source, tools);

test('a content file becomes a node with the type of its kind and its fields', () => {
  expect(node('services/care.md', sampleFile(serviceKind, 7))).toMatchObject({
    title: 'Sample 7',
    order: 7,
    published: true,
    slide: { drawing: 'circles' },
    internal: { type: 'Service' },
  });
});

test('a file with published: false has no node, and neither has content/README.md', () => {
  const file = sampleFile(serviceKind).replace('order: 1', 'order: 1\npublished: false');
  expect(node('services/care.md', file)).toBeUndefined();
  expect(node('README.md', '# Guide')).toBeUndefined();
});

test('a file with invalid YAML still has a node, so that `gatsby develop` keeps running', () => {
  expect(node('services/care.md', '---\ntitle: a: b\n---\n')).toMatchObject({ title: null });
});

test('creates Home, About, Contact, the privacy policy, and a page for each file in content/pages/', () => {
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
