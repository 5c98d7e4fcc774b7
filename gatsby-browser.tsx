import './src/styles/brand.css';
import './src/styles/tokens.css';
import './src/styles/fonts.css';
import './src/styles/global.css';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { reportWebVitals } from './src/browser/reportWebVitals';
import { showReloadNotice } from './src/browser/reloadNotice';

export { wrapPage as wrapPageElement } from './src/components/layout/wrapPage';

/** Hydrates in a transition, in which React yields to input every few milliseconds. */
export const replaceHydrateFunction = () => (element: ReactNode, container: Element) => {
  // The HTML of `gatsby develop` has no content to hydrate.
  if (!container.firstElementChild) createRoot(container).render(element);
  else startTransition(() => void hydrateRoot(container, element));
};

export const onClientEntry = () => {
  window.addEventListener('unhandledrejection', ({ reason }) => {
    // For a missing file, webpack throws "Loading chunk 5 failed" (or CSS chunk), Gatsby "page resources for / not found".
    if (/loading (css )?chunk|page resources/i.test(String(reason))) showReloadNotice();
  });
};

export const onInitialClientRender = () => {
  // Gatsby's announcer always says "Navigated to" in English. PageAnnouncer replaces it.
  document.getElementById('gatsby-announcer')?.setAttribute('hidden', '');
  // Without a handler, this loads nothing. Pass one to measure web vitals.
  void reportWebVitals();
};
