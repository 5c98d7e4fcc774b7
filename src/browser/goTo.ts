import { navigate } from 'gatsby';

declare const ___loader: { loadPage: (path: string) => Promise<unknown> };

let lastRequest = 0;

/**
 * Shows another page of this site without loading a new document. Drops the request if the visitor has pressed another link or
 * gone Back before the page has loaded. If the page can't be loaded, the browser opens its address as a new document.
 */
export async function goTo(path: string): Promise<void> {
  const request = ++lastRequest;
  const { href, origin } = window.location;
  const isLoaded = await ___loader.loadPage(path).then(
    () => true,
    () => false,
  );
  if (request !== lastRequest || href !== window.location.href) return;
  // A link to the current page adds no history entry, as on a site without scripts.
  if (isLoaded) await navigate(path, { replace: href === origin + path });
  else window.location.assign(path);
}
