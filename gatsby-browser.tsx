import './src/styles/brand.css';
import './src/styles/tokens.css';
import './src/styles/fonts.css';
import './src/styles/global.css';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { reportWebVitals } from './src/browser/reportWebVitals';
import { showReloadNotice } from './src/browser/reloadNotice';

export { wrapPage as wrapPageElement } from './src/components/layout/wrapPage';

/**
 * Hydrates as a transition: React then gives way to the visitor every few milliseconds, where its default would hold the
 * page for the whole of it.
 */
export const replaceHydrateFunction = () => (element: ReactNode, container: Element) => {
  // In development the server sends an empty page.
  if (!container.firstElementChild) createRoot(container).render(element);
  else startTransition(() => void hydrateRoot(container, element));
};

/** Gatsby gives up on a page whose chunk or data can't be fetched; the visitor is told, and keeps the page's HTML. */
export const onClientEntry = () => {
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (/loading (css )?chunk|page resources/i.test(String(reason))) showReloadNotice();
  });
};

export const onInitialClientRender = () => {
  // Gatsby's own announcer says "Navigated to" in whatever language the site is: PageAnnouncer speaks instead.
  document.getElementById('gatsby-announcer')?.setAttribute('hidden', '');
  void reportWebVitals();
};
