import { navigate } from 'gatsby';

/** Gatsby's loader, a property of `window`. */
interface Loader {
  loadPage: (path: string) => Promise<unknown>;
}

/** Number of pages requested so far. */
let requests = 0;

/**
 * Shows another page of this site without loading a new document. Drops the request if the visitor has pressed another link or
 * gone Back before the page has loaded. If loading fails, the browser opens the address.
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
  // A link to the current page adds no history entry, as in browsers.
  if (loaded) await navigate(path, { replace: href === origin + path });
  else window.location.assign(path);
}
