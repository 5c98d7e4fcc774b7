import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { isOfKind } from '../../content/shape/fields';
import { addressesOf, pages } from '../../content/shape/pages';

/**
 * Creates a page at each address of the table of pages, src/content/shape/pages.ts (requirement 4).
 * @param context query variables that every page gets
 */
export function createPages({ actions, getNodesByType }: CreatePagesArgs, context = {}): void {
  for (const { kind, addresses, template } of pages) {
    const component = resolve(`src/templates/${template}.tsx`);
    const files = getNodesByType(kind.type).map(({ file }) => String(file));
    for (const path of addresses ??
      files.filter((file) => isOfKind(kind, file)).flatMap(addressesOf))
      actions.createPage({ path, component, context });
  }
}
