import { navigate } from 'gatsby';

/** Gatsby's loader, which it puts on the window for its own links. */
interface Loader {
  loadPage: (path: string) => Promise<{ status?: string } | undefined>;
}

/** How many pages were asked for so far. */
let asked = 0;
let rendered: () => void = () => {};

/** To be called when Gatsby has rendered the page that was asked for. */
export const pageRendered = (): void => rendered();

/**
 * The browser draws no frames while it takes its picture of the old page, and Gatsby's router waits for one before it
 * renders the new page: for that moment, a timer stands in for the frame.
 */
function withoutFrames(change: () => void): Promise<void> {
  // A page change that overtakes another ends it first, so that the frames come back.
  rendered();
  const frame = window.requestAnimationFrame;
  window.requestAnimationFrame = (callback) => window.setTimeout(() => callback(performance.now()));
  return new Promise((resolve) => {
    rendered = () => {
      window.requestAnimationFrame = frame;
      resolve();
    };
    change();
  });
}

/**
 * Shows another page of this site, with a view transition where the browser has it and the visitor likes motion. What
 * the visitor did last counts: a page that comes after another was asked for, or after a step back, is not shown.
 */
export async function goTo(path: string): Promise<void> {
  const turn = ++asked;
  const { href } = window.location;
  // The page is there before the old one stands still.
  const page = await (window as unknown as { ___loader: Loader }).___loader.loadPage(path);
  if (turn !== asked || href !== window.location.href) return;
  // As a browser does with its own links: the page that is shown is no second step in the history.
  const options = { replace: href === window.location.origin + path };
  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // A page whose files can't be had is loaded anew, and a transition would wait for it in vain.
  const lost = !page || page.status === 'error';
  if (!('startViewTransition' in document) || reduced || lost) return navigate(path, options);
  const update = () => withoutFrames(() => void navigate(path, options));
  // A transition that the browser skips, say because the tab is hidden, has still changed the page.
  document.startViewTransition(update).ready.catch(() => {});
}
