/**
 * Closes the drawer if an element is in it. Call it when a visitor follows a
 * link: the page stays, or the visitor may come Back to it.
 */
export const closeDrawer = (element: Element): void =>
  element.closest('dialog')?.close();
