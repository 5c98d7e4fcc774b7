import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** Whether a visitor sees the whole element. */
const isInView = (element: Locator): Promise<boolean> =>
  element.evaluate(
    (target) =>
      new Promise((resolve) => {
        const observer = new IntersectionObserver(([entry]) => {
          observer.disconnect();
          // A box with fractions of a pixel is never wholly in view.
          resolve((entry?.intersectionRatio ?? 0) >= 0.95);
        });

        observer.observe(target);
      }),
  );

/** Less than the height of a link, in px, so that none is passed over. */
const WHEEL_STEP = 30;

/**
 * Turns the mouse wheel, where the pointer is, until the whole element is in
 * view. Playwright's `scrollIntoViewIfNeeded` would also scroll a box that no
 * visitor can scroll.
 */
export const wheelIntoView = (page: Page, element: Locator): Promise<void> =>
  expect
    .poll(
      async () => {
        const inView = await isInView(element);

        if (!inView) await page.mouse.wheel(0, WHEEL_STEP);

        return inView;
      },
      { intervals: [50] }, // in ms; the page scrolls meanwhile
    )
    .toBe(true);
