import { startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { carryOver, carryOverDrawings } from './carryOver';
import { lastFocused, watchFocus } from './lastFocused';
import { behaveWithoutScripts } from './scriptsState';
import {
  fetchServerHtml,
  pageIn,
  restoreTarget,
  type ServerHtml,
  showServerHtml,
} from './serverPage';

/**
 * Lets React take over the server's HTML, and keeps what the visitor has done
 * whatever happens to the page.
 *
 * - If an extension, a translator or the browser has changed the HTML, React
 *   replaces the whole page by a new one.
 * - If a component throws, React removes the whole page. Then the server's HTML
 *   comes back, without React.
 */
export function hydratePage(element: ReactNode, container: Element): void {
  const serverHtml = { html: container.innerHTML, title: document.title };
  const serverPath = window.location.pathname;

  let page = pageIn(container);
  let hasFailed = false;

  watchFocus();

  /** Carries everything over if React has replaced the page by a new one. */
  function adoptNewPage(): void {
    const newPage = pageIn(container);

    if (!page || !newPage || newPage === page) return;

    carryOverDrawings(page, newPage);
    restoreTarget();
    carryOver(page, newPage, lastFocused());
    page = newPage;
  }

  /** Shows HTML of the current page, unless the visitor goes on meanwhile. */
  async function showCurrentPage(
    fetched: ServerHtml | Promise<ServerHtml>,
  ): Promise<void> {
    const path = window.location.pathname;
    const focused = lastFocused();
    const { html, title } = await fetched;

    const hasGoneOn = window.location.pathname !== path;

    if (hasGoneOn) return;

    document.title = title;
    showServerHtml({ container, html, lastPage: page, focused });
  }

  /** Shows the server's pages from now on, because React has failed. */
  function replaceReact(): void {
    let path = window.location.pathname;

    // Shows the page that React showed last: its links work, and it has the
    // visitor's text. It stays if the HTML can't be fetched.
    if (page) container.replaceChildren(page);

    behaveWithoutScripts();

    const html = path === serverPath ? serverHtml : fetchServerHtml();

    showCurrentPage(html).catch(reportError);

    // React does not follow Back and Forward any more.
    window.addEventListener('popstate', () => {
      if (window.location.pathname === path) return;

      path = window.location.pathname;
      // On another page, only the visitor's latest text is carried over, not
      // what React's page had.
      page = null;
      window.scrollTo(0, 0);
      showCurrentPage(fetchServerHtml()).catch(reportError);
    });
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
        replaceReact();
      },
    });
  });
}
