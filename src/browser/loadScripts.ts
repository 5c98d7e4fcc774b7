/**
 * The inline script of every page (gatsby-ssr.tsx). It fetches the page's scripts once the page itself is seen, so that
 * they don't share a slow line with what a visitor reads.
 */
import { showReloadNotice } from './reloadNotice';

/** How long to wait for the browser to report its first paint, in milliseconds. */
const UNREPORTED = 1000;

/** The load event, and a frame with the text in its own typefaces. */
async function pageReady(): Promise<void> {
  await new Promise((resolve) => addEventListener('load', resolve));
  await document.fonts.ready;
  await new Promise(requestAnimationFrame);
}

/** The browser's word that it has painted text or a picture: a frame may have shown the bare ground alone. */
const firstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    // A browser that is set against tracking never reports it.
    setTimeout(resolve, UNREPORTED);
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });

/** Fetches a script, which runs after those before it. Where it can't be had, the visitor and the style sheets are told. */
function fetchScript(source: string): void {
  const script = document.createElement('script');
  script.src = source;
  script.async = false;
  script.fetchPriority = 'low';
  script.onerror = () => {
    document.documentElement.dataset.scripts = 'failed';
    showReloadNotice();
  };
  document.head.append(script);
}

async function loadScripts(): Promise<void> {
  await pageReady();
  await firstPaint();
  const own = document.querySelector<HTMLElement>('script[data-sources]');
  own?.dataset.sources?.split(' ').forEach(fetchScript);
}

void loadScripts();
