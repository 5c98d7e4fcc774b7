import { navigate } from 'gatsby';

declare const ___loader: { loadPage: (path: string) => Promise<unknown> };

let lastRequest = 0;

/** Does nothing if the visitor has pressed another link or gone Back before the page has loaded. */
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
