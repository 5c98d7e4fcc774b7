import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { isOfKind } from '../../content/shape/fields';
import { addressesOf, pages } from '../../content/shape/pages';

/** Creates the pages listed in src/content/shape/pages.ts (requirement 4). */
export function createPages({
  actions,
  getNodesByType,
}: CreatePagesArgs): void {
  for (const { kind, addresses, template } of pages) {
    const component = resolve(`src/templates/${template}.tsx`);
    const filesOfType = getNodesByType(kind.type).map(({ file }) =>
      String(file),
    );
    // Two kinds have the type TextPage.
    const files = filesOfType.filter((file) => isOfKind(kind, file));

    // A row without addresses, such as the row of text pages, has a page for
    // each file.
    for (const path of addresses ?? files.flatMap(addressesOf))
      actions.createPage({ path, component, context: {} });
  }
}
