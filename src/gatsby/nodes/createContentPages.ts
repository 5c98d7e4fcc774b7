import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { isOfKind } from '../../content/shape/fields';
import { addressesOf, pages, pageTypeOf } from '../../content/shape/pages';

/**
 * Creates the pages of each row in src/content/shape/pages.ts (requirement 4):
 * one for each address of each of its files.
 */
export function createContentPages({
  actions,
  getNodesByType,
}: CreatePagesArgs): void {
  for (const page of pages) {
    const { kind, template } = page;
    const component = resolve(`src/templates/${template}.tsx`);

    const files = getNodesByType(pageTypeOf(page))
      .map(({ file }) => String(file))
      // Two kinds have the type TextPage: keep the files of this row's kind.
      .filter((file) => isOfKind(kind, file));

    // A page without a file has no address here: work.md may be missing.
    const paths = files.flatMap(addressesOf);

    for (const path of paths)
      actions.createPage({ path, component, context: {} });
  }
}
