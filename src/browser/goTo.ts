import { navigate } from 'gatsby';

/** Gatsby's loader, which it puts on the window for its own links. */
interface Loader {
  loadPage: (path: string) => Promise<unknown>;
}

/** Number of pages requested so far. */
let requests = 0;

/**
 * Shows another page of this site without loading the document again. The visitor's last action wins: a page that arrives
 * after another link was pressed, or after a step back, is not shown. If the page can't be loaded, the browser opens its
 * address.
 */
export async function goTo(path: string): Promise<void> {
  const request = ++requests;
  const { href, origin } = window.location;
  const { loadPage } = (window as unknown as { ___loader: Loader }).___loader;
  const loaded = await loadPage(path).then(
    () => true,
    () => false,
  );
  if (request !== requests || href !== window.location.href) return;
  // Like a browser's own links: a link to the current page adds no history entry.
  if (loaded) await navigate(path, { replace: href === origin + path });
  else window.location.assign(path);
}
