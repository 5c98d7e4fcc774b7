import type { Page } from '@playwright/test';
import { ADDRESSES, content, label } from '../content';
import { closeButton, drawer, menuButton, openDrawer } from './support/drawer';
import {
  topRightCornerOf,
  expect,
  expectPage,
  open,
  test,
} from './support/test';

const { home, site, social } = content;

/**
 * Pages that the drawer links to. It links to Home by the address /home, so `/`
 * is left out.
 */
const MENU_PAGES = ADDRESSES.filter(
  ({ listedIn, path }) => listedIn === 'menu' && path !== '/',
);

/**
 * All links in tab order. Several may have the same name, so tests find a link
 * by its position.
 */
const LINKS = [
  { name: site.name, address: '/home' }, // the logo
  ...MENU_PAGES.map(({ name, path }) => ({ name, address: path })),
  { name: home.consultButton, address: '/contact' },
  ...social,
  { name: site.email, address: `mailto:${site.email}` },
];
const LINK_NAMES = LINKS.map(({ name }) => name);

const NUMBERED_LINKS = LINKS.map((link, index) => ({ ...link, index }));

/** The links to pages, the logo first. */
const PAGE_LINKS = NUMBERED_LINKS.slice(0, 1 + MENU_PAGES.length);

/** The links after the button for the consultation. */
const OUTSIDE_LINKS = NUMBERED_LINKS.slice(PAGE_LINKS.length + 1);

const drawerLinks = (page: Page) => drawer(page).getByRole('link');
const currentLink = (page: Page) =>
  drawer(page).locator('[aria-current="page"]');

test('the drawer closes on a click beside it, or where the menu button was', async ({
  page,
}) => {
  await open(page, '/');
  await expect(drawer(page)).toBeHidden();
  const corner = await topRightCornerOf(menuButton(page));
  // inside the button's corner
  const onButton = [corner.x - 20, corner.y + 20] as const;
  const besideDrawer = [40, 400] as const; // the drawer is on the right

  // The order shows that the drawer opens again after each way of closing it.
  for (const point of [onButton, besideDrawer, onButton]) {
    await menuButton(page).click();
    // After the animation, the close button is at the place of the menu button.
    await expect
      .poll(() => topRightCornerOf(closeButton(page)))
      .toEqual(corner);
    await page.mouse.click(...point);
    await expect(drawer(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  }
});

test.describe('on a phone', () => {
  const viewport = { width: 390, height: 844 };

  test.use({ viewport, hasTouch: true, isMobile: true });

  test('the drawer fills the window, and the page behind it does not scroll', async ({
    page,
  }) => {
    await openDrawer(page, '/');
    await expect
      .poll(() => drawer(page).boundingBox())
      .toEqual({ x: 0, y: 0, ...viewport });
    const scrollY = () => page.evaluate(() => window.scrollY);

    await page.mouse.move(100, 600); // over the drawer
    await page.mouse.wheel(0, 400);
    // Playwright can't swipe, so check the style that keeps a swipe from
    // scrolling the page.
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await closeButton(page).click();
    await expect(drawer(page)).toBeHidden();
    expect(await scrollY()).toBe(0);
    await page.mouse.wheel(0, 400);
    await expect.poll(scrollY, 'with the drawer closed').toBe(400);
  });
});

test('links to pages close the drawer; the link to the open page is marked', async ({
  page,
}) => {
  await openDrawer(page, '/privacy');
  await expect(currentLink(page), 'Privacy is not in the drawer').toHaveCount(
    0,
  );

  // The last page is followed twice: a link to the current page must close the
  // drawer, too.
  for (const { address, index } of [...PAGE_LINKS, ...PAGE_LINKS.slice(-1)]) {
    await drawerLinks(page).nth(index).click();
    await expectPage(page, address);
    await expect(drawer(page)).toBeHidden();
    await menuButton(page).press('Enter');
    await expect(currentLink(page)).toHaveAttribute('href', address);
    await expect(currentLink(page)).toHaveCSS('text-decoration', /underline/);
  }
});

test('links to other sites and the email link close the drawer, too', async ({
  page,
}) => {
  await openDrawer(page, '/privacy');
  // Keeps the browser on the page. The menu button needs its default action.
  await page.evaluate(() =>
    window.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a')) event.preventDefault();
    }),
  );

  for (const { index, name } of OUTSIDE_LINKS) {
    await drawerLinks(page).nth(index).click();
    await expect(drawer(page), name).toBeHidden();
    await menuButton(page).press('Enter');
  }
});

test('Tab visits all links of the drawer and stays in it; Escape closes it', async ({
  page,
}) => {
  await open(page, '/');
  await menuButton(page).press('Space');
  await expect(closeButton(page)).toBeFocused();
  await expect(drawerLinks(page)).toHaveText(LINK_NAMES);
  await expect(currentLink(page)).toHaveText([home.name]);

  for (const [index, { address }] of LINKS.entries()) {
    await page.keyboard.press('Tab');
    await expect(drawerLinks(page).nth(index)).toBeFocused();
    await expect(drawerLinks(page).nth(index)).toHaveAttribute('href', address);
  }

  const tabStops = [label('closeMenu'), ...LINK_NAMES];

  for (const key of ['Tab', 'Shift+Tab'])
    for (let press = 0; press < 2 * tabStops.length; press += 1) {
      await page.keyboard.press(key);
      // If the browser's own controls have the focus, no element has `:focus`.
      await expect(
        page.locator(':focus:not(dialog, dialog *)'),
        key,
      ).toHaveCount(0);
    }

  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});
