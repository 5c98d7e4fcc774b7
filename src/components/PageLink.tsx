import { navigate, prefetchPathname } from 'gatsby';
import type { ComponentProps } from 'react';

/**
 * Gatsby's private loader, because its Link and `navigate` show a page that
 * loads late even if the visitor has gone elsewhere meanwhile.
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
  const { href, origin } = window.location;
  const isLoaded = await ___loader.loadPage(path).then(
    () => true,
    () => false,
  );

  if (requestNumber !== requestCount || href !== window.location.href) return;
  // A link to the current page adds no history entry, as on a site without
  // scripts.
  if (isLoaded) await navigate(path, { replace: href === origin + path });
  // the browser loads the document, or says why it can't
  else window.location.assign(path);
}

/**
 * Prefetches on hover, focus or touch. Gatsby's Link prefetches all visible
 * links. prefetchPathname respects Save-Data.
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
        // Extensions handle clicks, and open links in new tabs.
        const { target } = event.currentTarget;

        if (event.defaultPrevented || (target && target !== '_self')) return;

        // A link in the drawer closes it, even a link to the current page.
        event.currentTarget.closest('dialog')?.close();
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
