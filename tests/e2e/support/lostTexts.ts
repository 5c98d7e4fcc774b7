import type { Page } from '@playwright/test';

/**
 * Lists texts that leave the window sideways, are cut off above or below, or
 * have an ellipsis. Reports sideways scrolling.
 */
export const lostTexts = (page: Page) =>
  page.evaluate(() => {
    const ROUNDING_PX = 1;
    const root =
      document.querySelector('dialog[open]') ?? document.documentElement;
    // Fixed elements are left out: the skip link is above the window until it
    // has the focus.
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert], .sr-only') &&
      getComputedStyle(element).position !== 'fixed';

    const overflowsWindow = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();

      return (
        left < -ROUNDING_PX ||
        right > document.documentElement.clientWidth + ROUNDING_PX
      );
    };

    /** Whether a parent clips the element above or below. */
    const isCutOff = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();

      for (
        let parent = element.parentElement;
        parent;
        parent = parent.parentElement
      ) {
        if (!['hidden', 'clip'].includes(getComputedStyle(parent).overflowY))
          continue;
        const box = parent.getBoundingClientRect();

        if (top < box.top - ROUNDING_PX || bottom > box.bottom + ROUNDING_PX)
          return true;
      }

      return false;
    };

    const lost = [
      ...root.querySelectorAll('h1, h2, h3, p, li, a, button, label, td'),
    ]
      .filter(isShown)
      .filter((element) => overflowsWindow(element) || isCutOff(element))
      .map((element) => element.textContent);

    // A clamped text overflows by at least one line. A smaller overflow is only
    // the space that a typeface has above and below its letters.
    const lacksALine = (element: Element) => {
      const { scrollHeight, clientHeight } = element;
      const lineHeight = parseFloat(getComputedStyle(element).lineHeight);

      return scrollHeight - clientHeight > lineHeight / 2;
    };

    const clamped = [...root.querySelectorAll('span')]
      .filter((element) => getComputedStyle(element).webkitLineClamp !== 'none')
      .filter(lacksALine)
      .map((element) => `${element.textContent} has an ellipsis`);

    if (root.scrollWidth > root.clientWidth)
      lost.push(`<${root.localName}> scrolls sideways`);

    return [...lost, ...clamped];
  });
