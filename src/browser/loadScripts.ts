/**
 * The inline script of every page (gatsby-ssr.tsx). Fetches the page's scripts after the first paint, so that they don't
 * share a slow line with the text, the fonts and the pictures.
 */
import { showReloadNotice } from './reloadNotice';

/** Longest wait in milliseconds. Some pictures never arrive, and some browsers never report a paint. */
const LONGEST = 3000;

/** Waits for the load event, and for a frame with the text in its own fonts. */
async function pageReady(): Promise<void> {
  await new Promise((resolve) => addEventListener('load', resolve));
  await document.fonts.ready;
  await new Promise(requestAnimationFrame);
}

/** Waits for first-contentful-paint; the first frame may show only the background. */
const firstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });

/** Fetches a script, which runs after those before it. If it fails, visitors and style sheets are told. */
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
  const longest = new Promise((resolve) => setTimeout(resolve, LONGEST));
  await Promise.race([Promise.all([pageReady(), firstPaint()]), longest]);
  const own = document.querySelector<HTMLElement>('script[data-sources]');
  own?.dataset.sources?.split(' ').forEach(fetchScript);
}

void loadScripts();
