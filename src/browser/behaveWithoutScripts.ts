/** Makes the page what it is for a visitor without scripts, after the scripts of the page have failed. */
export function behaveWithoutScripts(): void {
  // Style sheets show all slides and a solid bar.
  document.documentElement.dataset.scripts = 'failed';

  for (const noscript of document.querySelectorAll('#___gatsby noscript')) {
    // With scripts enabled, browsers parse the content of a <noscript> as text.
    noscript.outerHTML = noscript.textContent;
  }
}
