import type { Page } from '@playwright/test';
import { expect, open, test } from './test';

const PHONE = { width: 390, height: 844 };

/** Notes in every page that is opened from now on what the footer and the form are like when the page has been read. */
const watchFirst = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const footer = document.querySelector('footer');
      document.body.dataset.atFirst = footer ? getComputedStyle(footer).contentVisibility : 'none';
      document.body.dataset.formAtFirst = String(document.querySelector('main form') !== null);
    }),
  );

const atFirst = (page: Page) => page.locator('body').getAttribute('data-at-first');
const formAtFirst = (page: Page) => page.locator('body').getAttribute('data-form-at-first');

/** Those parts of the page that are still left for later. */
const leftOut = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main section, footer')]
      .filter((part) => getComputedStyle(part).contentVisibility !== 'visible')
      .map(({ className }) => className),
  );

for (const path of ['/', '/about', '/contact', '/privacy'])
  test(`a phone leaves what is below the first screen of ${path} for later, and then lays it out`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await watchFirst(page);
    await open(page, path);
    expect(await atFirst(page)).toBe('auto');
    await expect(page.locator('html')).not.toHaveAttribute('data-opening');
    expect(await leftOut(page)).toEqual([]);
  });

test('a phone reads Contact without its form and has it back at once, whatever else has not come', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await watchFirst(page);
  await page.route(/\.(woff2|js)$/, () => new Promise<void>(() => {}));
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  expect(await formAtFirst(page)).toBe('false');
  await page.getByLabel('Name').fill('Ada');
  await expect(page.locator('main form')).toHaveCount(1);
  await expect(page.getByLabel('Name')).toHaveValue('Ada');
});

test('a page that is already seen keeps its form', async ({ page }) => {
  await page.setViewportSize(PHONE);
  // As on a slow line, where a browser paints what it has before it has the whole page.
  await page.addInitScript(() => {
    performance.getEntriesByName = () => performance.getEntriesByType('navigation');
  });
  await watchFirst(page);
  await open(page, '/contact');
  expect(await formAtFirst(page)).toBe('true');
});

test('nothing is left for later on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await watchFirst(page);
  await open(page, '/contact');
  expect(await atFirst(page)).toBe('visible');
  expect(await formAtFirst(page)).toBe('true');
});

test('nothing is left for later on the way to a place in the page', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await watchFirst(page);
  await open(page, '/privacy');
  const last = page.locator('main section h2').last();
  const id = await last.getAttribute('id');
  await page.goto('about:blank');
  await open(page, `/privacy#${id}`);
  expect(await atFirst(page)).toBe('visible');
  await expect(last).toBeInViewport();
});

test('the form is not left for later on the way to a place in the page', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await watchFirst(page);
  await open(page, '/contact#enquiry-message');
  expect(await formAtFirst(page)).toBe('true');
  await expect(page.getByLabel('Message')).toBeInViewport();
});

test('a reload on a phone stays where the visitor was', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await watchFirst(page);
  await open(page, '/privacy');
  const heading = page.locator('main section h2').nth(6);
  await heading.evaluate((element) => element.scrollIntoView());
  await page.reload();
  expect(await atFirst(page)).toBe('visible');
  await expect(heading).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a phone is given the whole page at once', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/privacy');
    await expect(page.locator('footer')).toHaveCSS('content-visibility', 'visible');
  });
});
