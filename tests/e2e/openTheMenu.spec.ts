import type { Page } from '@playwright/test';
import { content, label, PAGES } from '../content';
import { closeButton, drawer, drawerLink, menuButton, openDrawer } from './support/drawer';
import { topRightCornerOf, expect, expectPage, open, test } from './support/test';

const { home, about, site, social } = content;
/** Pages that the drawer links to. The drawer and the logo link to the second address of Home. */
const MENU_PAGES = PAGES.filter(({ listedIn }) => listedIn === 'menu').map((page) => ({
  ...page,
  path: page.path === '/' ? '/home' : page.path,
}));

const currentLink = (page: Page) => drawer(page).locator('[aria-current="page"]');

test('a click at the place of the menu button, or beside the drawer, closes it', async ({
  page,
}) => {
  await open(page, '/');
  await expect(drawer(page)).toBeHidden();
  const corner = await topRightCornerOf(menuButton(page));
  const onButton = { x: corner.x - 20, y: corner.y + 20 };
  const besideDrawer = { x: 40, y: 400 };
  for (const { x, y } of [onButton, besideDrawer, onButton]) {
    await menuButton(page).click();
    // After the animation, the close button has the place of the menu button.
    await expect.poll(() => topRightCornerOf(closeButton(page))).toEqual(corner);
    await page.mouse.click(x, y);
    await expect(drawer(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  }
});

test.describe('on a phone', () => {
  const viewport = { width: 390, height: 844 };
  test.use({ viewport, hasTouch: true, isMobile: true });

  test('the drawer fills the window, and the page behind it does not scroll', async ({ page }) => {
    await openDrawer(page, '/');
    await expect.poll(() => drawer(page).boundingBox()).toEqual({ x: 0, y: 0, ...viewport });
    const scrolled = () => page.evaluate(() => window.scrollY);
    await page.mouse.move(100, 600);
    await page.mouse.wheel(0, 400);
    // Playwright can't swipe, so check the style that keeps a swipe from scrolling the page.
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await closeButton(page).click();
    await expect(drawer(page)).toBeHidden();
    expect(await scrolled()).toBe(0);
    await page.mouse.wheel(0, 400);
    await expect.poll(scrolled).toBe(400);
  });
});

test('the drawer has the logo, the pages of the menu, and the social links', async ({ page }) => {
  await openDrawer(page, '/');
  const links = [
    { name: site.name, address: '/home' },
    ...MENU_PAGES.map(({ name, path }) => ({ name, address: path })),
    ...social,
    { name: label('email'), address: `mailto:${site.email}` },
  ];
  for (const { name, address } of links)
    await expect(drawerLink(page, name)).toHaveAttribute('href', address);
  await expect(drawer(page).getByRole('link')).toHaveCount(links.length);
  // The link to /home is also current at /.
  await expect(currentLink(page)).toHaveText([home.name]);
});

test('each link closes the drawer, shows its page and becomes current', async ({ page }) => {
  await openDrawer(page, '/privacy');
  await expect(currentLink(page)).toHaveCount(0);
  const logo = { path: '/home', name: site.name };
  // The link to the open page must close the drawer too.
  const lastPage = MENU_PAGES.slice(-1);
  for (const { name, path } of [...MENU_PAGES, ...lastPage, logo]) {
    await drawerLink(page, name).click();
    await expectPage(page, path);
    await expect(drawer(page)).toBeHidden();
    await menuButton(page).press('Enter');
    await expect(currentLink(page)).toHaveAttribute('href', path);
  }
});

/** Waits for the next page. @returns whether the drawer, and so its backdrop, is visible when that page appears */
const coversNextPage = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const heading = document.querySelector('h1');
        const observer = new MutationObserver(() => {
          if (heading?.isConnected) return;
          observer.disconnect();
          resolve(document.querySelector('dialog')?.checkVisibility() ?? false);
        });
        observer.observe(document, { childList: true, subtree: true });
      }),
  );

for (const width of [1440, 820, 390])
  test(`the drawer never covers the next page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openDrawer(page, '/');
    await drawerLink(page, about.name).hover();
    const session = await page.context().newCDPSession(page);
    await session.send('Animation.enable');
    const setSpeed = (playbackRate: number) =>
      session.send('Animation.setPlaybackRate', { playbackRate });
    for (const [navigate, path] of [
      [() => drawerLink(page, about.name).click(), '/about'],
      [() => page.goBack(), '/'],
    ] as const) {
      // So slow that a closing animation would not end before the page appears.
      await setSpeed(0.02);
      const covers = coversNextPage(page);
      await navigate();
      expect(await covers).toBe(false);
      await expectPage(page, path);
      await setSpeed(1);
      await menuButton(page).click();
      await expect(drawer(page)).toBeVisible();
    }
  });

test('closing the drawer focuses the menu button, also in Safari', async ({ page }) => {
  await open(page, '/');
  // In Safari a click on a button focuses the nearest ancestor that can have the focus.
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

test('Back closes the drawer and moves the focus to the page', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: home.consultButton }).click();
  await expectPage(page, '/contact');
  await menuButton(page).click();
  await expect(drawer(page)).toBeVisible();
  await page.goBack();
  await expectPage(page, '/');
  await expect(drawer(page)).toBeHidden();
  await expect(page.locator('#gatsby-focus-wrapper')).toBeFocused();
});

test('Space opens the drawer, Tab stays in it and follows the reading order, Escape closes it', async ({
  page,
}) => {
  await open(page, '/');
  await menuButton(page).press('Space');
  await expect(closeButton(page)).toBeFocused();
  const names = [site.name, ...[...MENU_PAGES, ...social].map(({ name }) => name), label('email')];
  for (const name of names) {
    await page.keyboard.press('Tab');
    await expect(drawerLink(page, name)).toBeFocused();
  }
  for (const key of ['Tab', 'Shift+Tab'])
    for (let press = 0; press < 2 * names.length; press += 1) {
      await page.keyboard.press(key);
      const outside = await drawer(page).evaluate((dialog) => {
        const focused = document.activeElement;
        return focused !== document.body && !dialog.contains(focused);
      });
      expect(outside, `after ${key}`).toBe(false);
    }
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});
