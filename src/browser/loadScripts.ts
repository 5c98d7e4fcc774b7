/** The inline script of every page. Scripts would compete with text, fonts and pictures on a slow connection. */
import { showReloadNotice } from './reloadNotice';

/** Longest time that a visitor goes without scripts because the first paint or a picture is late. */
const TIMEOUT_MS = 3000;

async function pageReady(): Promise<void> {
  await new Promise((resolve) => addEventListener('load', resolve));
  await document.fonts.ready;
  // A frame drawn with the fonts.
  await new Promise(requestAnimationFrame);
}

/** Waits for first-contentful-paint; the first frame may show only the background. */
const firstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });

/** Scripts run in the order of the calls. Carousel.module.css shows all slides if `data-scripts` is set. */
function loadScript(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  script.async = false;
  script.fetchPriority = 'low';
  script.onerror = () => {
    document.documentElement.dataset.scripts = 'failed';
    showReloadNotice();
  };
  document.head.append(script);
}

async function loadScripts(): Promise<void> {
  // A picture that hangs holds back the load event, and some browsers don't report paints.
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
  await Promise.race([Promise.all([pageReady(), firstPaint()]), timeout]);
  const ownElement = document.querySelector<HTMLElement>('script[data-sources]');
  ownElement?.dataset.sources?.split(' ').forEach(loadScript);
}

void loadScripts();
