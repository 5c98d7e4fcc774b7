/**
 * Stands in for gatsby-react-router-scroll (see the webpack settings of the build), which remembers scroll positions
 * in sessionStorage. A path change scrolls to the top, Back and Forward included (specification 2); a `#fragment`
 * scrolls to its element.
 */
import { createContext, useLayoutEffect, useRef, type ReactNode } from 'react';

interface Props {
  location: { pathname: string; hash: string; key?: string };
  children: ReactNode;
}

/** The element that a fragment names, as written or percent-encoded; a malformed fragment names none. */
function target(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  try {
    return document.getElementById(id) ?? document.getElementById(decodeURIComponent(id));
  } catch {
    return null;
  }
}

export function ScrollContext({ location, children }: Props): ReactNode {
  const arrived = useRef(false);
  useLayoutEffect(() => {
    const remember = () => (window.history.scrollRestoration = 'auto');
    const forget = () => (window.history.scrollRestoration = 'manual');
    forget();
    // A page that is loaded again is the same page: there the browser restores its place, and a fragment's.
    window.addEventListener('pagehide', remember);
    window.addEventListener('pageshow', forget);
    return () => {
      window.removeEventListener('pagehide', remember);
      window.removeEventListener('pageshow', forget);
    };
  }, []);
  useLayoutEffect(() => {
    // The browser has placed the first page itself, and the visitor may have scrolled it since.
    if (!arrived.current) {
      arrived.current = true;
      return;
    }
    const element = location.hash ? target(location.hash) : null;
    // What is not drawn has no place to scroll to: the thanks, when the visitor comes Back to it.
    if (element?.getClientRects().length) element.scrollIntoView();
    else window.scrollTo({ top: 0, behavior: 'instant' });
  }, [location.pathname, location.hash, location.key]);
  return children;
}

/** Gatsby re-exports this name; a scrolling element of its own has no place on this site. */
export const useScrollRestoration = createContext(null);
