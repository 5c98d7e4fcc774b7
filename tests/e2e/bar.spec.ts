import type { Page } from '@playwright/test';
import { expect, open, test } from './test';
import { label, words } from './words';

const bar = (page: Page) => page.getByRole('banner');

const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);

/** How opaque the ground of the bar is, from 0 (transparent) to 1 (solid). */
const opacity = (page: Page) =>
  bar(page).evaluate((element) => {
    const [, , , alpha = '1'] = getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? [];
    return Number(alpha);
  });

const isSolid = (page: Page) => expect.poll(() => opacity(page)).toBe(1);
const isTransparent = (page: Page) => expect.poll(() => opacity(page)).toBe(0);

for (const path of ['/', '/home', '/about', '/contact']) {
  test(`on ${path} the bar is transparent at the top, solid from 1 px on, and clear again`, async ({
    page,
  }) => {
    await open(page, path);
    await isTransparent(page);
    await scrollTo(page, 1);
    await isSolid(page);
    await scrollTo(page, 0);
    await isTransparent(page);
  });
}

test('the bar stays at the top of the window', async ({ page }) => {
  await open(page, '/');
  const before = await bar(page).boundingBox();
  await scrollTo(page, 700);
  await isSolid(page);
  expect(before?.y).toBe(0);
  expect(await bar(page).boundingBox()).toEqual(before);
});

test('on /privacy the bar is solid also at the top', async ({ page }) => {
  await open(page, '/privacy');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await opacity(page)).toBe(1);
});

test('the bar turns solid on the way to /privacy and clear on the way off it', async ({ page }) => {
  await open(page, '/contact');
  await isTransparent(page);
  await page.getByRole('link', { name: words.contact.form.noteLink }).click();
  await expect(page).toHaveURL('/privacy');
  await isSolid(page);
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await isTransparent(page);
});

test('the bar is clear on a page that was reached from far down another', async ({ page }) => {
  await open(page, '/');
  await scrollTo(page, 900);
  await isSolid(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await isTransparent(page);
});

test('the bar is solid on a page that opens further down', async ({ page }) => {
  await open(page, '/about#values');
  await isSolid(page);
});

test('the bar holds the logo, which leads to /home, and the menu button', async ({ page }) => {
  await open(page, '/about');
  await expect(bar(page).getByRole('button')).toHaveCount(1);
  await expect(bar(page).getByRole('button', { name: label('menu') })).toBeVisible();
  await expect(bar(page).getByRole('link')).toHaveCount(1);
  await bar(page).getByRole('link', { name: words.site.name }).click();
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.home.heading);
});
