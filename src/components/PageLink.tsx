import { prefetchPathname } from 'gatsby';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { goTo } from '../browser/goTo';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A page of this site. */
  to: string;
}

/** Whether the visitor asked for the page here: not in a new tab or window, nor as a download. */
const opensHere = (event: MouseEvent): boolean =>
  !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * A link to a page of this site. The page is fetched ahead once the visitor means to go there, by pointer, focus or
 * touch; Gatsby's own Link would fetch every visible page. Gatsby's loader leaves it under Save-Data.
 */
export function PageLink({ to, children, ...attributes }: Props) {
  const prefetch = () => prefetchPathname(to);
  return (
    <a
      {...attributes}
      href={to}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
      onClick={(event) => {
        // A link of the drawer closes it, even if it leads to the current page.
        event.currentTarget.closest('dialog')?.close();
        if (!opensHere(event)) return;
        event.preventDefault();
        void goTo(to);
      }}
    >
      {children}
    </a>
  );
}
