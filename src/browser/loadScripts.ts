/**
 * Inline script of every page. Loads the other scripts after text and pictures
 * are painted, because scripts delay both.
 */
import { showReloadNotice } from './reloadNotice';
import { behaveWithoutScripts } from './scriptsState';
import { watchLostFiles } from './watchLostFiles';

/**
 * Longest time that a visitor goes without scripts because the first paint, a
 * picture or a font is late.
 */
const TIMEOUT_MS = 3000;

async function pageReady(): Promise<void> {
  await new Promise((resolve) => addEventListener('load', resolve));
  await document.fonts.ready;
  // The next frame shows the text in these fonts.
  await new Promise((resolve) => requestAnimationFrame(resolve));
}

/**
 * The browser's first paint may show only the background;
 * first-contentful-paint shows text or a picture.
 */
const firstContentfulPaint = (): Promise<void> =>
  new Promise((resolve) => {
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0)
        resolve();
    }).observe({ type: 'paint', buffered: true });
  });

const isInForm = (element: Element | null): boolean =>
  Boolean(element?.closest('form'));

/**
 * A visitor who fills in a form needs the scripts more than a picture: they
 * keep the text if the page changes.
 */
const formFocused = (): Promise<void> =>
  new Promise((resolve) => {
    const resolveInForm = () => {
      if (isInForm(document.activeElement)) resolve();
    };

    resolveInForm();
    addEventListener('focusin', resolveInForm);
  });

function loadScript(url: string): void {
  const script = document.createElement('script');

  script.src = url;
  script.async = false; // scripts run in the order in which they are added

  // Pictures and fonts may still be loading. They come first, unless the
  // visitor is in the form.
  script.fetchPriority = isInForm(document.activeElement) ? 'high' : 'low';

  script.onerror = () => {
    behaveWithoutScripts();
    showReloadNotice();
  };

  document.head.append(script);
}

async function loadScripts(): Promise<void> {
  const painted = Promise.all([pageReady(), firstContentfulPaint()]);
  // A picture that hangs holds back the load event, and some browsers don't
  // report paints.
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));

  await Promise.race([painted, formFocused(), timeout]);

  const inlineScript = document.querySelector<HTMLElement>(
    'script[data-sources]',
  ); // written by src/gatsby/ssr/delayScripts.tsx

  inlineScript?.dataset.sources?.split(' ').forEach(loadScript);
}

watchLostFiles();
void loadScripts();
