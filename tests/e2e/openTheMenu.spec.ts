import type { Page } from '@playwright/test';
import { content, label, PAGES } from '../content';
import { close, cornerOf, drawer, link, menu, openDrawer } from './support/drawer';
import { expect, open, expectPage, test } from './support/test';

const { home, about, contact, site, social } = content;
// In the drawer and the logo, Home has its second address.
const LINKS = PAGES.filter(({ listedIn }) => listedIn === 'menu').map((page) => ({
  ...page,
  path: page.path === '/' ? '/home' : page.path,
}));

const currentLink = (page: Page) => drawer(page).locator('[aria-current="page"]');

test('the menu button opens the drawer; a click at the same place or beside it closes it', async ({
  page,
}) => {
  await open(page, '/');
  await expect(drawer(page)).toBeHidden();
  const corner = await cornerOf(menu(page));
  const [right = 0, top = 0] = corner;
  const samePlace = { x: right - 20, y: top + 20 };
  for (const { x, y } of [samePlace, { x: 40, y: 400 }, samePlace]) {
    await menu(page).click();
    // After the animation, the close button has the place of the menu button.
    await expect.poll(() => cornerOf(close(page))).toEqual(corner);
    await page.mouse.click(x, y);
    await expect(drawer(page)).toBeHidden();
    await expect(menu(page)).toBeFocused();
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
    // Playwright can't swipe, which would scroll a page that may scroll.
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await close(page).click();
    await expect(drawer(page)).toBeHidden();
    expect(await scrolled()).toBe(0);
    await page.mouse.wheel(0, 400);
    await expect.poll(scrolled).toBe(400);
  });
});

test('the drawer has the logo, links to the pages of the menu, and the social links', async ({
  page,
}) => {
  await openDrawer(page, '/');
  const links = [
    { name: site.name, address: '/home' },
    ...LINKS.map(({ name, path }) => ({ name, address: path })),
    ...social,
    { name: label('email'), address: `mailto:${site.email}` },
  ];
  for (const { name, address } of links)
    await expect(link(page, name)).toHaveAttribute('href', address);
  await expect(drawer(page).getByRole('link')).toHaveCount(links.length);
  // The link to /home is also current at /.
  await expect(currentLink(page)).toHaveText([home.name]);
});

test('each link closes the drawer and shows its page, which is then marked as current', async ({
  page,
}) => {
  await openDrawer(page, '/privacy');
  await expect(currentLink(page)).toHaveCount(0);
  const logo = { ...home, path: '/home', name: site.name };
  for (const { name, path, heading } of [...LINKS, ...LINKS.slice(-1), logo]) {
    await link(page, name).click();
    await expectPage(page, path, heading);
    await expect(drawer(page)).toBeHidden();
    await menu(page).press('Enter');
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
    await link(page, about.name).hover();
    const session = await page.context().newCDPSession(page);
    await session.send('Animation.enable');
    const setSpeed = (playbackRate: number) =>
      session.send('Animation.setPlaybackRate', { playbackRate });
    for (const [go, path, { heading }] of [
      [() => link(page, about.name).click(), '/about', about],
      [() => page.goBack(), '/', home],
    ] as const) {
      // So slow that the drawer would still be closing when the page appears.
      await setSpeed(0.02);
      const covers = coversNextPage(page);
      await go();
      expect(await covers).toBe(false);
      await expectPage(page, path, heading);
      await setSpeed(1);
      await menu(page).click();
      await expect(drawer(page)).toBeVisible();
    }
  });

test('closing the drawer focuses the Menu button in Safari, where a click focuses no button', async ({
  page,
}) => {
  await open(page, '/');
  // As in Safari: a click focuses the nearest element around the button that can be focused.
  await menu(page).evaluate((button) =>
    button.addEventListener('mousedown', (event) => {
      event.preventDefault();
      document.getElementById('gatsby-focus-wrapper')?.focus({ preventScroll: true });
    }),
  );
  await menu(page).click();
  await expect(close(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeFocused();
});

test('Back closes the drawer and moves the focus to the page', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: home.consultButton }).click();
  await expectPage(page, '/contact', contact.heading);
  await menu(page).click();
  await expect(drawer(page)).toBeVisible();
  await page.goBack();
  await expectPage(page, '/', home.heading);
  await expect(drawer(page)).toBeHidden();
  await expect(page.locator('#gatsby-focus-wrapper')).toBeFocused();
});

test('Space opens the drawer, Tab stays in it and follows the reading order, Escape closes it', async ({
  page,
}) => {
  await open(page, '/');
  await menu(page).press('Space');
  await expect(close(page)).toBeFocused();
  const names = [site.name, ...[...LINKS, ...social].map(({ name }) => name), label('email')];
  for (const name of names) {
    await page.keyboard.press('Tab');
    await expect(link(page, name)).toBeFocused();
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
  await expect(menu(page)).toBeFocused();
});
