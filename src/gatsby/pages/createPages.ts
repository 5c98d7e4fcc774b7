import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { holds } from '../../content/shape/fields';
import { addressesOf, pages } from '../../content/shape/pages';

/**
 * Creates a screen at each address of the table of pages (specification 2). Any other path is the host's to redirect.
 * @param context values that every page gets
 */
export function createPages({ actions, getNodesByType }: CreatePagesArgs, context = {}): void {
  for (const { kind, addresses, template } of pages) {
    const component = resolve(`src/templates/${template}.tsx`);
    const files = getNodesByType(kind.type).map(({ file }) => String(file));
    for (const path of addresses ?? files.filter((file) => holds(kind, file)).flatMap(addressesOf))
      actions.createPage({ path, component, context });
  }
}
