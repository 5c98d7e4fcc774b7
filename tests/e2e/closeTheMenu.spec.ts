import type { Page } from '@playwright/test';
import { content } from '../content';
import { closeButton, drawer, drawerLink, menuButton, openDrawer } from './support/drawer';
import { expect, expectPage, open, test } from './support/test';

/** Waits for the next page, which has another h1. @returns whether the drawer or its backdrop is visible then */
const isDrawerOverNextPage = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const oldHeading = document.querySelector('h1');
        const observer = new MutationObserver(() => {
          if (oldHeading?.isConnected) return;
          observer.disconnect();
          resolve(document.querySelector('dialog')?.checkVisibility() ?? false);
        });
        observer.observe(document, { childList: true, subtree: true });
      }),
  );

for (const width of [1440, 820, 390])
  test(`a link and Back close the drawer before the next page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openDrawer(page, '/');
    const link = drawerLink(page, content.about.name);
    // Prefetch About, so that it appears at once.
    await link.hover();
    const session = await page.context().newCDPSession(page);
    await session.send('Animation.enable');
    for (const [navigate, path] of [
      [() => link.click(), '/about'],
      [() => page.goBack(), '/'],
    ] as const) {
      // So slow that a closing animation would not end before the page appears.
      await session.send('Animation.setPlaybackRate', { playbackRate: 0.02 });
      const isCovered = isDrawerOverNextPage(page);
      await navigate();
      expect(await isCovered).toBe(false);
      await expectPage(page, path);
      await expect(drawer(page)).toBeHidden();
      await expect(page.locator('#gatsby-focus-wrapper')).toBeFocused();
      await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
      // Open the drawer for Back. After Back, this shows that the button still works.
      await menuButton(page).click();
      await expect(drawer(page)).toBeVisible();
    }
  });

test('closing the drawer focuses the menu button, also in Safari', async ({ page }) => {
  await open(page, '/');
  // As in Safari, let a click on the button focus the nearest focusable ancestor.
  await menuButton(page).evaluate((button) =>
    button.addEventListener('mousedown', (event) => {
      event.preventDefault();
      document.getElementById('gatsby-focus-wrapper')?.focus({ preventScroll: true });
    }),
  );
  await menuButton(page).click();
  await expect(closeButton(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menuButton(page)).toBeFocused();
});
