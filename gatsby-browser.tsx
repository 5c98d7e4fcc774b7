import './src/styles/brand.css';
import './src/styles/tokens.css';
import './src/styles/fonts.css';
import './src/styles/global.css';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { reportWebVitals } from './src/browser/reportWebVitals';
import { showReloadNotice } from './src/browser/reloadNotice';

export { wrapPage as wrapPageElement } from './src/components/layout/wrapPage';

/** Hydrates as a transition: React then yields to input every few milliseconds instead of blocking the page until it is done. */
export const replaceHydrateFunction = () => (element: ReactNode, container: Element) => {
  // `gatsby develop` sends an empty page.
  if (!container.firstElementChild) createRoot(container).render(element);
  else startTransition(() => void hydrateRoot(container, element));
};

/** If a chunk or the data of a page can't be fetched, Gatsby stops rendering. The visitor keeps the page's HTML and sees a notice. */
export const onClientEntry = () => {
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (/loading (css )?chunk|page resources/i.test(String(reason))) showReloadNotice();
  });
};

export const onInitialClientRender = () => {
  // Gatsby's announcer always says "Navigated to" in English. PageAnnouncer replaces it.
  document.getElementById('gatsby-announcer')?.setAttribute('hidden', '');
  void reportWebVitals();
};
