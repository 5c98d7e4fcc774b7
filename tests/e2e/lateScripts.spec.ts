import type { Page } from '@playwright/test';
import { content, label } from '../content';
import { carousel, MOVES, STANDS, titleAt } from './support/carousel';
import { drawer, link, menu } from './support/drawer';
import { enquiry, field, filled, fillForm, submit, threadOf } from './support/fillForm';
import { hold } from './support/hold';
import { mailWith } from './support/inbox';
import { thanks } from './support/sending';
import { expect, open, scripted, test } from './support/test';

/** Opens a page whose scripts are held back. @returns lets them come, and waits until they have taken the page over */
async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const letScriptsCome = await hold(page, '**/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    letScriptsCome();
    await scripted(page);
  };
}

test('no script is asked for before the page has been painted', async ({ page }) => {
  await open(page, '/');
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));
  expect(asked.length).toBeGreaterThan(0);
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted);
});

/** Adds a picture beside React's root. Neither the picture nor the fonts ever arrive. */
async function loseFiles(page: Page, path: string): Promise<void> {
  await page.route(/\.(woff2|png)$/, () => {});
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('</body>', '<img src="/lost.png" alt=""></body>');
    await route.fulfill({ response, body: html });
  });
}

test('the form is checked although a picture and the fonts never arrive', async ({ page }) => {
  await loseFiles(page, '/contact');
  await page.goto('/contact', { waitUntil: 'commit' });
  await scripted(page);
  await submit(page).click();
  await expect(field(page, 'name')).toHaveAccessibleDescription(content.contact.errors.name);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
});

test('the slides move although a picture and the fonts never arrive', async ({ page }) => {
  test.skip(!MOVES, STANDS);
  await loseFiles(page, '/');
  await page.goto('/', { waitUntil: 'commit' });
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(carousel(page).getByRole('heading')).toHaveText([titleAt(1)]);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
});

test('the scripts come in a browser that does not report when it paints', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await open(page, '/contact');
});

test('what was typed before the scripts came stays, and is what is sent', async ({ page }) => {
  const letScriptsCome = await openEarly(page, '/contact');
  const typed = enquiry();
  await fillForm(page, typed);
  await letScriptsCome();
  expect(await filled(page)).toEqual(typed);
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  await expect(page).toHaveURL('/contact');
  await mailWith(threadOf(typed));
});

test('a Submit before the scripts came is posted by the browser, whose thanks stays while the next form is typed, and can be dismissed', async ({
  page,
}) => {
  const letScriptsCome = await openEarly(page, '/contact');
  await fillForm(page, enquiry());
  await submit(page).click();
  await expect(page).toHaveURL('/contact#sent');
  await expect(thanks(page)).toBeInViewport();
  await letScriptsCome();
  await field(page, 'name').fill('Zoë');
  await expect(thanks(page)).toBeVisible();
  await page.getByRole('link', { name: label('dismiss') }).click();
  await expect(thanks(page)).toBeHidden();
});

test('the drawer opens before the scripts came, and stays open when they do', async ({ page }) => {
  const letScriptsCome = await openEarly(page, '/');
  await menu(page).click();
  await expect(drawer(page)).toBeVisible();
  await letScriptsCome();
  await expect(drawer(page)).toBeVisible();
  await link(page, content.about.name).click();
  await expect(page).toHaveURL('/about');
  await expect(drawer(page)).toBeHidden();
});

test('a page scrolled before the scripts came keeps place and solid bar', async ({ page }) => {
  const letScriptsCome = await openEarly(page, '/about');
  // A line that wraps elsewhere in the loaded typeface moves the scroll position with the text.
  await page.waitForLoadState('load');
  await page.evaluate(async () => void (await document.fonts.ready));
  await page.getByRole('heading', { name: content.about.values.heading }).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  await letScriptsCome();
  await expect(page.getByRole('banner')).toHaveCSS('background-color', /^rgb\(/);
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});
