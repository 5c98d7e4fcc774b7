import type { Page } from '@playwright/test';
import { content, label } from '../content';
import { drawer, link, menu } from './support/drawer';
import { enquiry, field, filled, fillForm, submit, threadOf } from './support/fillForm';
import { mailWith } from './support/inbox';
import { thanks } from './support/sending';
import { expect, open, scripted, test } from './support/test';

/** Holds every script of the page back. @returns lets them all come */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue().catch(() => {
      // The page that asked for it has been left.
    });
  });
  return release;
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

test('what was typed before the scripts came stays, and is what is sent', async ({ page }) => {
  const release = await holdScripts(page);
  const typed = enquiry();
  await page.goto('/contact', { waitUntil: 'commit' });
  await fillForm(page, typed);
  release();
  await scripted(page);
  expect(await filled(page)).toEqual(typed);
  const sent = page.waitForRequest('**/api/sendEmail');
  await submit(page).click();
  expect((await sent).postDataJSON()).toEqual({
    to: content.site.email,
    subject: content.contact.mail.subject,
    ...typed,
  });
  await expect(thanks(page)).toBeVisible();
  await expect(page).toHaveURL('/contact');
});

test('a Submit before the scripts came is posted by the browser', async ({ page }) => {
  await holdScripts(page);
  const typed = enquiry();
  await page.goto('/contact', { waitUntil: 'commit' });
  await fillForm(page, typed);
  await submit(page).click();
  await expect(page).toHaveURL('/contact#sent');
  await expect(thanks(page)).toBeVisible();
  await mailWith(threadOf(typed));
});

test('the thanks for a form that the browser posted can be dismissed', async ({ page }) => {
  await open(page, '/contact#sent');
  await expect(thanks(page)).toBeInViewport();
  await page.getByRole('link', { name: label('dismiss') }).click();
  await expect(thanks(page)).toBeHidden();
});

test('the thanks for a form that the browser posted stays while the next one is typed', async ({
  page,
}) => {
  await open(page, '/contact#sent');
  await field(page, 'name').fill('Zoë');
  await expect(page.getByRole('main').getByRole('status')).toBeAttached();
  await expect(thanks(page)).toBeVisible();
});

test('the drawer opens before the scripts came, and stays open when they do', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await menu(page).click();
  await expect(drawer(page)).toBeVisible();
  release();
  await scripted(page);
  await expect(drawer(page)).toBeVisible();
  await link(page, content.about.name).click();
  await expect(page).toHaveURL('/about');
  await expect(drawer(page)).toBeHidden();
});

test('a page that was scrolled before the scripts came keeps its place and a solid bar', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/about', { waitUntil: 'commit' });
  await page.getByRole('heading', { name: content.about.values.heading }).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  release();
  await scripted(page);
  await expect(page.getByRole('banner')).toHaveCSS('background-color', /^rgb\(/);
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});
