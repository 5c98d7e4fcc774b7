/** A visible element of the page: by selector and, where the selector has several, by what it is called. */
export type Target = { css: string; name?: string };

/**
 * Runs in the page.
 * @throws unless exactly one visible element fits
 */
export function locate({ css, name }: Target): HTMLElement {
  const called = (element: HTMLElement): string => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const area = element instanceof HTMLTextAreaElement ? element.labels[0] : undefined;
    const said = element.getAttribute('aria-label');
    return (said ?? (label ?? area ?? element).textContent ?? '').trim();
  };
  const all = [...document.querySelectorAll<HTMLElement>(css)].filter(
    (each) =>
      each.checkVisibility({ visibilityProperty: true }) &&
      !each.closest('[inert]') &&
      (name === undefined || called(each) === name),
  );
  const [element] = all;
  if (element && all.length === 1) return element;
  throw new Error(`${all.length} visible elements are ${css} ${name ?? ''}`);
}

/** Runs in the page: the middle of an element that stands still in the window, where nothing lies upon it. */
export function middleOf(element: HTMLElement): { x: number; y: number } | null {
  const moves = document.getAnimations().some(({ effect, playState }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return playState === 'running' && target?.contains(element);
  });
  if (moves) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const x = Math.round(left + width / 2);
  const y = Math.round(top + height / 2);
  // Firefox finds elements beside the window, too.
  if (x < 0 || y < 0 || x >= window.innerWidth || y >= window.innerHeight) return null;
  const hit = document.elementFromPoint(x, y);
  return hit && element.contains(hit) ? { x, y } : null;
}
