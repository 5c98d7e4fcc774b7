import { startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { behaveWithoutScripts } from './behaveWithoutScripts';
import { carryOver, carryOverDrawings } from './carryOver';
import { lastFocused, watchFocus } from './lastFocused';

/** Returns the element that Gatsby puts around every page. It stays when the page changes. */
const pageIn = (container: ParentNode): Element | null =>
  container.querySelector('#gatsby-focus-wrapper');

/** Fetches the HTML of the current page. Rejects if the visitor is offline. */
async function fetchServerHtml(): Promise<string> {
  const response = await fetch(window.location.href);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');

  document.title = page.title;
  return page.getElementById('___gatsby')?.innerHTML ?? '';
}

/** Makes the element that the address names the `:target` of the new page, without scrolling to it. */
function restoreTarget(): void {
  if (!window.location.hash) return;

  const { scrollX, scrollY } = window;
  window.location.replace(window.location.href);
  window.scrollTo(scrollX, scrollY);
}

/**
 * Lets React take over the server's HTML, and keeps what the visitor has done whatever happens to it.
 *
 * - If an extension, a translator or the browser has changed the HTML, React replaces the whole page.
 * - If a component throws, React removes the whole page. Then the server's HTML comes back, without React.
 */
export function hydratePage(element: ReactNode, container: Element): void {
  const serverHtml = container.innerHTML;
  const serverPath = window.location.pathname;
  let page = pageIn(container);
  let hasFailed = false;

  watchFocus();

  function adoptNewPage(): void {
    const newPage = pageIn(container);
    if (!page || !newPage || newPage === page) return;

    carryOverDrawings(page, newPage);
    restoreTarget();
    carryOver(page, newPage, lastFocused());
    page = newPage;
  }

  async function showServerPage(): Promise<void> {
    const path = window.location.pathname;
    const lastPage = page;
    const focused = lastFocused();
    // Stays if the HTML can't be fetched: its links work, and it has the visitor's text.
    if (lastPage) container.replaceChildren(lastPage);

    // React does not follow the visitor to other pages any more.
    window.addEventListener('popstate', () => {
      if (window.location.pathname !== path) window.location.reload();
    });

    container.innerHTML = path === serverPath ? serverHtml : await fetchServerHtml();
    behaveWithoutScripts();
    restoreTarget();
    const serverPage = pageIn(container);
    if (lastPage && serverPage) carryOver(lastPage, serverPage, focused);
  }

  // In a transition, React yields to input every few milliseconds.
  startTransition(() => {
    hydrateRoot(container, element, {
      onRecoverableError: (error) => {
        reportError(error);
        adoptNewPage();
      },
      onUncaughtError: (error) => {
        reportError(error);
        if (hasFailed) return;

        hasFailed = true;
        showServerPage().catch(reportError);
      },
    });
  });
}
