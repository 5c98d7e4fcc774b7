/**
 * Inline script in the head of every page. It sets an attribute to `on` for
 * style sheets. If scripts are off, blocked by an extension or have failed, the
 * attribute has no or another value, and style sheets show all slides and a
 * solid bar. `@media (scripting)` knows only the browser's own setting.
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
