import type { Page } from '@playwright/test';
import { content, label } from '../content';
import { close, drawer, link, menu, openDrawer } from './support/drawer';
import { expect, open, shows, test } from './support/test';

const HOME = { ...content.home, path: '/home' };
const LINKS = [
  HOME,
  { ...content.about, path: '/about' },
  { ...content.contact, path: '/contact' },
];

test('the menu button opens the drawer, and the same place closes it, time after time', async ({
  page,
}) => {
  await open(page, '/');
  await expect(drawer(page)).toBeHidden();
  const { x = 0, y = 0, width = 0, height = 0 } = (await menu(page).boundingBox()) ?? {};
  for (const time of ['first', 'second']) {
    await menu(page).click();
    // Once the drawer has come in, its button stands where the menu button stood: the same right edge and height.
    const edge = async () => {
      const box = await close(page).boundingBox();
      return box && [box.x + box.width, box.y].map(Math.round);
    };
    await expect.poll(edge, time).toEqual([x + width, y].map(Math.round));
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(drawer(page)).toBeHidden();
    await expect(menu(page)).toBeFocused();
  }
});

test('on a phone the drawer fills the window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openDrawer(page, '/');
  await expect
    .poll(() => drawer(page).boundingBox())
    .toEqual({ x: 0, y: 0, width: 360, height: 640 });
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the page behind the drawer does not scroll', async ({ page }) => {
    await openDrawer(page, '/');
    const scrolled = () => page.evaluate(() => window.scrollY);
    await page.mouse.move(100, 600);
    await page.mouse.wheel(0, 400);
    await close(page).click();
    await expect(drawer(page)).toBeHidden();
    expect(await scrolled()).toBe(0);
    await page.mouse.wheel(0, 400);
    await expect.poll(scrolled).toBe(400);
  });
});

test('the drawer holds the logo, the three pages and the social links, and nothing else', async ({
  page,
}) => {
  await openDrawer(page, '/');
  const wanted = [
    [content.site.name, '/home'],
    ...LINKS.map(({ name, path }) => [name, path] as const),
    ...content.social.map(({ name, address }) => [name, address] as const),
    [label('email'), `mailto:${content.site.email}`],
  ] as const;
  for (const [name, address] of wanted)
    await expect(link(page, name)).toHaveAttribute('href', address);
  await expect(drawer(page).getByRole('link')).toHaveCount(wanted.length);
});

const marked = (page: Page) => drawer(page).locator('[aria-current="page"]');

test('each link closes the drawer and shows its page, which is then marked; so do the logo and the link of the page itself', async ({
  page,
}) => {
  await open(page, '/privacy');
  await menu(page).click();
  await expect(marked(page)).toHaveCount(0);
  const logo = { ...HOME, name: content.site.name };
  for (const { name, path, heading } of [...LINKS, ...LINKS.slice(-1), logo]) {
    await link(page, name).click();
    await shows(page, path, heading);
    await expect(drawer(page)).toBeHidden();
    await menu(page).press('Enter');
    await expect(marked(page)).toHaveAttribute('href', path);
  }
});

test('Home is marked as the current page under both of its addresses', async ({ page }) => {
  await openDrawer(page, '/');
  await expect(marked(page)).toHaveText([content.home.name]);
});

test('a press beside the drawer closes it, and the focus comes back', async ({ page }) => {
  await openDrawer(page, '/');
  await page.mouse.click(40, 400);
  await expect(drawer(page)).toBeHidden();
  await expect(menu(page)).toBeFocused();
});

test('Back closes the drawer, and takes the focus to the page, as it does without', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('link', { name: content.home.consultButton }).click();
  await shows(page, '/contact', content.contact.heading);
  await menu(page).click();
  await expect(drawer(page)).toBeVisible();
  const closed = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        document
          .querySelector('dialog')
          // One task later: the site's own listener is further up, runs after this one, and may still move the focus.
          ?.addEventListener('close', () => setTimeout(resolve), { once: true });
      }),
  );
  await page.goBack();
  await closed;
  await shows(page, '/', content.home.heading);
  await expect(drawer(page)).toBeHidden();
  await expect(page.locator('#gatsby-focus-wrapper')).toBeFocused();
});

for (const key of ['Enter', 'Space'])
  test(`${key} opens and closes the drawer, and the focus comes back`, async ({ page }) => {
    await open(page, '/about');
    await menu(page).focus();
    await page.keyboard.press(key);
    await expect(drawer(page)).toBeVisible();
    await expect(close(page)).toBeFocused();
    await page.keyboard.press(key);
    await expect(drawer(page)).toBeHidden();
    await expect(menu(page)).toBeFocused();
  });

test('Tab goes through the drawer in reading order and never leaves it; Escape closes it', async ({
  page,
}) => {
  await openDrawer(page, '/');
  await expect(close(page)).toBeFocused();
  const names = [
    content.site.name,
    ...LINKS.map(({ name }) => name),
    ...content.social.map(({ name }) => name),
    label('email'),
  ];
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
