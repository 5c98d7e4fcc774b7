import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { hydratePage } from './hydratePage';

/**
 * Returns the function that Gatsby calls to start React. It hydrates the
 * server's HTML, or renders a page that has none: `gatsby develop` serves pages
 * without content.
 */
export const hydrateOrRender = () => (page: ReactNode, container: Element) => {
  const hasServerHtml = container.firstElementChild !== null;

  if (hasServerHtml) hydratePage(page, container);
  else createRoot(container).render(page);
};
