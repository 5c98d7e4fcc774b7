import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import type { BarGround, PageContext } from '../../content/shape/pageContext';

const page = (path: string, template: string, bar: BarGround, canonicalPath = path) => ({
  path,
  component: resolve(`src/templates/${template}.tsx`),
  context: { canonicalPath, bar } satisfies PageContext,
});

/** Creates the screens of specification 2. Any other path is the host's to redirect. */
export function createPages({ actions }: CreatePagesArgs): void {
  actions.createPage(page('/', 'home', 'dark'));
  actions.createPage(page('/home', 'home', 'dark', '/'));
  actions.createPage(page('/about', 'about', 'light'));
  actions.createPage(page('/contact', 'contact', 'split'));
  actions.createPage(page('/privacy', 'privacy', 'solid'));
}
