import { prefetchPathname } from 'gatsby';
import type { ComponentProps } from 'react';
import { goTo } from '../browser/goTo';

/** Gatsby's Link would prefetch the pages of all visible links. With Save-Data on, prefetchPathname does nothing. */
export function PageLink({ to, children, ...attributes }: ComponentProps<'a'> & { to: string }) {
  const prefetch = () => prefetchPathname(to);
  return (
    <a
      {...attributes}
      href={to}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
      onClick={(event) => {
        // A link in the drawer closes it, even a link to the current page.
        event.currentTarget.closest('dialog')?.close();
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        void goTo(to);
      }}
    >
      {children}
    </a>
  );
}
