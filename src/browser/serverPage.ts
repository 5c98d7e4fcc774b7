import { carryOver, carryOverTexts } from './carryOver';
import { lastForm } from './lastFocused';
import { behaveWithoutScripts } from './scriptsState';

/**
 * Returns the element that Gatsby puts around every page. It stays when the
 * page changes.
 */
export const pageIn = (container: ParentNode): Element | null =>
  container.querySelector('#gatsby-focus-wrapper');

/** A page as the server sends it. */
export interface ServerHtml {
  html: string;
  title: string;
}

/**
 * Fetches the HTML of the current page. Rejects if the visitor is offline, or if
 * the answer is not a page of this site: a proxy's page, or an error's.
 */
export async function fetchServerHtml(): Promise<ServerHtml> {
  const response = await fetch(window.location.href);
  const page = new DOMParser().parseFromString(
    await response.text(),
    'text/html',
  );

  const html = page.getElementById('___gatsby')?.innerHTML;

  if (!html)
    throw new Error(`The answer with status ${response.status} has no page.`);

  return { html, title: page.title };
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

  /** The page as React last showed it, if this page takes its place. */
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
