import { navigate, prefetchPathname } from 'gatsby';
import type { ComponentProps } from 'react';
import { closeDrawer } from './closeDrawer';

/**
 * Gatsby's private loader. Gatsby's Link and `navigate` show a page even if the
 * visitor has gone elsewhere while it loaded, so `goTo` loads the page first.
 */
declare const ___loader: { loadPage: (path: string) => Promise<unknown> };

export type LinkProps = ComponentProps<'a'> & { to: string };

let requestCount = 0;

/**
 * Shows the page when Gatsby's `___loader` has it, unless the visitor has
 * pressed another link or gone Back meanwhile.
 */
async function goTo(path: string): Promise<void> {
  const requestNumber = ++requestCount;
  const { href: startUrl, origin } = window.location;
  const isLoaded = await ___loader.loadPage(path).then(
    () => true,
    () => false,
  );

  const hasPressedAnotherLink = requestNumber !== requestCount;
  const hasGoneBack = window.location.href !== startUrl;

  if (hasPressedAnotherLink || hasGoneBack) return;

  if (!isLoaded) {
    // The browser loads the document, or says why it can't.
    window.location.assign(path);

    return;
  }

  // A link to the current page adds no history entry, as on a site without
  // scripts.
  const isCurrentPage = startUrl === origin + path;

  await navigate(path, { replace: isCurrentPage });
}

/**
 * A link to a page of this site. It prefetches the page on hover, focus or
 * touch; Gatsby's Link would prefetch all visible links. prefetchPathname loads
 * nothing if the visitor has turned on Save-Data.
 */
export function PageLink({ to, children, ...attributes }: LinkProps) {
  const prefetch = () => prefetchPathname(to);

  return (
    <a
      {...attributes}
      href={to}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
      onClick={(event) => {
        const { target } = event.currentTarget;
        const hasOtherTarget = target !== '' && target !== '_self';

        // A browser extension may have handled the click, or set a `target` to
        // open the link in a new tab.
        if (event.defaultPrevented || hasOtherTarget) return;

        // A link to the current page closes the drawer, too.
        closeDrawer(event.currentTarget);

        // With such a key, the browser opens a new tab or window, or saves the
        // page.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
          return;

        event.preventDefault();
        void goTo(to);
      }}
    >
      {children}
    </a>
  );
}
