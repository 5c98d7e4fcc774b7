import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { isOfKind } from '../../content/shape/fields';
import { addressesOf, pages } from '../../content/shape/pages';

/**
 * Creates the pages of each row in src/content/shape/pages.ts (requirement 4):
 * one for each of its addresses or, in a row without addresses, one for each
 * content file of its kind.
 */
export function createContentPages({
  actions,
  getNodesByType,
}: CreatePagesArgs): void {
  for (const { kind, addresses, template } of pages) {
    const component = resolve(`src/templates/${template}.tsx`);

    const files = getNodesByType(kind.type)
      .map(({ file }) => String(file))
      // Two kinds have the type TextPage.
      .filter((file) => isOfKind(kind, file));

    const paths = addresses ?? files.flatMap(addressesOf);

    for (const path of paths)
      actions.createPage({ path, component, context: {} });
  }
}
