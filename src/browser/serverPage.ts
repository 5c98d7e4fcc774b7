import { carryOver, carryOverTexts } from './carryOver';
import { lastForm } from './lastFocused';
import { behaveWithoutScripts } from './scriptsState';

/**
 * Returns the element that Gatsby puts around every page. It stays when the
 * page changes.
 */
export const pageIn = (container: ParentNode): Element | null =>
  container.querySelector('#gatsby-focus-wrapper');

/**
 * Fetches the HTML of the current page, and sets its title. Rejects if the
 * visitor is offline.
 */
export async function fetchServerHtml(): Promise<string> {
  const response = await fetch(window.location.href);
  const page = new DOMParser().parseFromString(
    await response.text(),
    'text/html',
  );

  document.title = page.title;

  return page.getElementById('___gatsby')?.innerHTML ?? '';
}

/**
 * Makes the element that the address names the `:target` of a new page, without
 * scrolling to it.
 */
export function restoreTarget(): void {
  if (!window.location.hash) return;

  const { scrollX, scrollY } = window;

  // The browser looks for the target again, although the address stays the
  // same.
  window.location.replace(window.location.href);
  window.scrollTo(scrollX, scrollY);
}

interface ServerPage {
  container: Element;
  html: string;

  /** The page as React last showed it. */
  lastPage: Element | null;

  /** The element of `lastPage` that had the focus. */
  focused: Element | undefined;
}

/** Shows a page as a visitor without scripts would see it. */
export function showServerHtml({
  container,
  html,
  lastPage,
  focused,
}: ServerPage): void {
  container.innerHTML = html;
  behaveWithoutScripts();
  restoreTarget();

  const page = pageIn(container);

  if (!page) return;

  // React may have removed the form from `lastPage` before it failed.
  const form = lastForm();

  if (form) carryOverTexts(form, page);
  if (lastPage) carryOver(lastPage, page, focused);
}
