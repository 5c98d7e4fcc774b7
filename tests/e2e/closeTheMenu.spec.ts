import type { Page } from '@playwright/test';
import {
  closeButton,
  drawer,
  drawerLink,
  menuButton,
  openDrawer,
} from './support/drawer';
import { expect, expectPage, open, test } from './support/test';

/**
 * Call before navigating. Waits until the next page has replaced the h1.
 * @returns whether the drawer is visible then
 */
const isDrawerVisibleOnNextPage = (page: Page) =>
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

for (const [device, width] of Object.entries({
  desktop: 1440,
  tablet: 820,
  phone: 390,
}))
  test(`a link and Back close the drawer before a page change on a ${device}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openDrawer(page, '/');
    const link = drawerLink(page, 'about');

    // Hovering prefetches About, so that it appears at once.
    await link.hover();
    const session = await page.context().newCDPSession(page);

    await session.send('Animation.enable');

    for (const [navigate, path] of [
      [() => link.click(), '/about'],
      [() => page.goBack(), '/'],
    ] as const) {
      // At this speed, a closing animation would still run when the next page
      // appears.
      await session.send('Animation.setPlaybackRate', { playbackRate: 0.02 });
      const isDrawerVisible = isDrawerVisibleOnNextPage(page);

      await navigate();
      expect(await isDrawerVisible).toBe(false);
      await expectPage(page, path);
      await expect(drawer(page)).toBeHidden();
      // Gatsby focuses this element after each page change.
      await expect(page.locator('#gatsby-focus-wrapper')).toBeFocused();
      await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
      // Reopen the drawer, so that Back can close it. After Back, this shows
      // that the button still works.
      await menuButton(page).click();
      await expect(drawer(page)).toBeVisible();
    }
  });

test('closing the drawer focuses the menu button even if clicking it did not', async ({
  page,
}) => {
  await open(page, '/');

  // In Safari, a click on a button focuses the button's nearest focusable
  // ancestor. Simulate that.
  await menuButton(page).evaluate((button) =>
    button.addEventListener('mousedown', (event) => {
      event.preventDefault();
      document
        .getElementById('gatsby-focus-wrapper')
        ?.focus({ preventScroll: true });
    }),
  );

  await menuButton(page).click();
  await expect(closeButton(page)).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(menuButton(page)).toBeFocused();
});
