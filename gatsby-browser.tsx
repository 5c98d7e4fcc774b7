import './src/styles/brand.css';
import './src/styles/tokens.css';
import './src/styles/fonts.css';
import './src/styles/global.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { hydratePage } from './src/browser/hydratePage';
import { reportWebVitals } from './src/browser/reportWebVitals';

export { wrapPage as wrapPageElement } from './src/components/layout/wrapPage';

export const replaceHydrateFunction =
  () => (element: ReactNode, container: Element) => {
    // `gatsby develop` serves pages without content.
    const hasServerHtml = container.firstElementChild !== null;

    if (hasServerHtml) hydratePage(element, container);
    else createRoot(container).render(element);
  };

export const onInitialClientRender = () => {
  // Gatsby's announcer always says "Navigated to" in English. PageAnnouncer
  // replaces it.
  document.getElementById('gatsby-announcer')?.setAttribute('hidden', '');
  // Without a handler, this loads nothing. Pass one to measure web vitals.
  void reportWebVitals();
};
