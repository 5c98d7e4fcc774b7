// An alias in webpackConfig.ts makes Gatsby import ScrollContext from here, not
// from gatsby-react-router-scroll: that writes to sessionStorage, but this site
// stores nothing in the browser (requirement 28), and Back scrolls to the top
// (requirement 7).
import { useLayoutEffect, useRef, type ReactNode } from 'react';

/** Each navigation has its own `key`, even one to the current page. */
type Props = {
  location: { pathname: string; hash: string; key?: string };
  children: ReactNode;
};

/** Looks for the fragment as it is, then decoded, as browsers do. */
function fragmentTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1);

  try {
    return (
      document.getElementById(id) ??
      document.getElementById(decodeURIComponent(id))
    );
  } catch {
    // decodeURIComponent throws on a malformed fragment.
    return null;
  }
}

export function ScrollContext({ location, children }: Props): ReactNode {
  const isMounted = useRef(false);

  useLayoutEffect(() => {
    const setAuto = () => (window.history.scrollRestoration = 'auto');
    const setManual = () => (window.history.scrollRestoration = 'manual');

    // `manual` keeps the browser from scrolling on Back. `auto`, set when the
    // visitor leaves, lets it restore the scroll position after a reload.
    setManual();
    window.addEventListener('pagehide', setAuto);
    window.addEventListener('pageshow', setManual);
    // Gatsby never unmounts this component, so the listeners can stay.
  }, []);

  useLayoutEffect(() => {
    const element = fragmentTarget(location.hash);
    const details = element?.closest('details');

    // Not every browser opens the `<details>` around a fragment's target, and
    // none does after a client-side navigation.
    if (details) details.open = true;

    // Don't scroll the first page: the browser has scrolled to its fragment,
    // and the visitor may have scrolled since then.
    if (!isMounted.current) {
      isMounted.current = true;

      return;
    }

    // A hidden element has no rectangle to scroll to. Contact's `#sent` is
    // hidden after a client-side navigation.
    if (element?.getClientRects().length) element.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [location.pathname, location.hash, location.key]);

  return children;
}

/**
 * Gatsby re-exports this name, so it must exist. This site does not use the
 * hook.
 */
export const useScrollRestoration = undefined;
