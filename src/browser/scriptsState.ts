/**
 * Inline script in the head of every page. It sets an attribute for style
 * sheets. Without the value `on`, they show all slides and a solid bar: then
 * scripts are off, blocked by an extension, or have failed. `@media
 * (scripting)` only knows whether the browser's setting allows scripts.
 */
export const MARK_SCRIPTS_ON = "document.documentElement.dataset.scripts='on'";

/**
 * Call if the scripts have failed. Shows the page as visitors without scripts
 * see it.
 */
export function behaveWithoutScripts(): void {
  document.documentElement.dataset.scripts = 'failed';

  for (const noscript of document.querySelectorAll('#___gatsby noscript')) {
    // With scripts enabled, browsers parse the content of a <noscript> as text.
    noscript.outerHTML = noscript.textContent;
  }
}
