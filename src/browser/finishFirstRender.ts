import { reportWebVitals } from './reportWebVitals';

/** Call after Gatsby has rendered the first page. */
export function finishFirstRender(): void {
  // Gatsby's announcer always says "Navigated to" in English. PageAnnouncer
  // replaces it.
  document.getElementById('gatsby-announcer')?.setAttribute('hidden', '');

  // Without a handler, this loads nothing. Pass one to measure web vitals.
  void reportWebVitals();
}
