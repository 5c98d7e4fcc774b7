/**
 * Inline script in the head of every page. Style sheets ask for the attribute:
 * without scripts, if an extension blocks them or if they have failed, they
 * show all slides and a solid bar. `@media (scripting)` only knows whether the
 * browser's setting allows scripts.
 */
export const MARK_SCRIPTS_ON = "document.documentElement.dataset.scripts='on'";

/**
 * Makes the page what it is for a visitor without scripts, after its scripts
 * have failed.
 */
export function behaveWithoutScripts(): void {
  document.documentElement.dataset.scripts = 'failed';

  for (const noscript of document.querySelectorAll('#___gatsby noscript')) {
    // With scripts enabled, browsers parse the content of a <noscript> as text.
    noscript.outerHTML = noscript.textContent;
  }
}
