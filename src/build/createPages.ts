import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import type { BarGround, PageContext } from '../content/pageContext';

const page = (path: string, template: string, bar: BarGround, canonicalPath = path) => ({
  path,
  component: resolve(`src/templates/${template}.tsx`),
  context: { canonicalPath, bar } satisfies PageContext,
});

/** The screens of specification 2. Any other path is the host's to redirect. */
export const PAGES = [
  page('/', 'home', 'dark'),
  page('/home', 'home', 'dark', '/'),
  page('/about', 'about', 'light'),
  page('/contact', 'contact', 'split'),
  page('/privacy', 'privacy', 'solid'),
];

export const createPages: GatsbyNode['createPages'] = ({ actions }) => {
  for (const definition of PAGES) actions.createPage(definition);
};
