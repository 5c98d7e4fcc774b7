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

/** Resolves when pictures are loaded and the text is shown in its fonts. */
async function pageReady(): Promise<void> {
  await new Promise((resolve) => addEventListener('load', resolve));
  await document.fonts.ready;
  // The next frame shows the text in these fonts.
  await new Promise((resolve) => requestAnimationFrame(resolve));
}

/**
 * Resolves when text or a picture is painted. The browser's first paint may
 * show only the background.
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
 * Resolves when the visitor is in a form. Such a visitor needs the scripts more
 * than a picture: scripts keep the text if the page changes.
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
  // Scripts run in the order in which they are added.
  script.async = false;

  // Pictures and fonts may still be loading. They have priority, unless the
  // visitor is in a form.
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

  // src/gatsby/ssr/delayScripts.tsx writes this script, with the URLs.
  const inlineScript = document.querySelector<HTMLElement>(
    'script[data-sources]',
  );

  inlineScript?.dataset.sources?.split(' ').forEach(loadScript);
}

watchLostFiles();
void loadScripts();
