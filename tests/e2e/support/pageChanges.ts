/**
 * Changes that extensions, browsers and proxies make to a page. Each function
 * runs in the browser.
 */

function addPasswordManager(): void {
  for (const input of document.querySelectorAll('input')) {
    const icon = document.createElement('div');

    icon.dataset.lastpassIconRoot = '';
    input.after(icon);
  }
}

function addWritingAid(): void {
  for (const textarea of document.querySelectorAll('textarea')) {
    textarea.dataset.gramm = 'true';
    textarea.before(document.createElement('grammarly-extension'));
  }
}

/** Wraps each text, as Google's translator does. */
export function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];

  while (walker.nextNode()) texts.push(walker.currentNode);

  for (const text of texts) {
    const isReadable =
      text.textContent?.trim() &&
      !text.parentElement?.closest('script, style, noscript');

    if (!isReadable) continue;

    const outer = document.createElement('font');
    const inner = document.createElement('font');

    text.parentNode?.replaceChild(outer, text);
    outer.append(inner);
    inner.append(text);
  }
}

/**
 * Turns texts into links, as iOS does with telephone numbers and some browsers
 * with addresses.
 */
function addLinks(): void {
  for (const label of document.querySelectorAll('label, footer p')) {
    const link = document.createElement('a');

    link.href = 'tel:+442079460000';
    link.append(...label.childNodes);
    label.append(link);
  }
}

/**
 * Removes comments, as some proxies do. React has put them between two texts,
 * which become one.
 */
function minify(): void {
  const walker = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_COMMENT,
  );
  const comments: ChildNode[] = [];

  while (walker.nextNode()) comments.push(walker.currentNode as Comment);

  for (const comment of comments) comment.remove();
  document.body.normalize();
}

function blockElements(): void {
  document.querySelector('footer ul')?.remove();
}

export const PAGE_CHANGES = {
  'a password manager adds elements': addPasswordManager,
  'a writing aid adds elements': addWritingAid,
  'a translator wraps the texts': translate,
  'a browser makes links of texts': addLinks,
  'a proxy removes comments': minify,
  'a blocker removes elements': blockElements,
};
