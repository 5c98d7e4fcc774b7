import type { Page } from '@playwright/test';
import { expect, open, test } from './test';
import { label, words } from './words';

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  expect(await scrollY(page)).toBeGreaterThan(0);
}

/** Waits until a page stands at its top. */
async function standsAtTop(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect.poll(() => scrollY(page)).toBe(0);
}

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

test('every path change shows the page from its top, Back and Forward included', async ({
  page,
}) => {
  await open(page, '/');
  await scrollDown(page);
  await footerLink(page, 'About').click();
  await standsAtTop(page, words.about.heading);
  await scrollDown(page);
  await footerLink(page, 'Privacy Policy').click();
  await standsAtTop(page, words.privacy.heading);
  await scrollDown(page);
  await page.goBack();
  await standsAtTop(page, words.about.heading);
  await scrollDown(page);
  await page.goBack();
  await standsAtTop(page, words.home.heading);
  await scrollDown(page);
  await page.goForward();
  await standsAtTop(page, words.about.heading);
  await scrollDown(page);
  await page.goForward();
  await standsAtTop(page, words.privacy.heading);
});

test('the change from / to /home also shows the page from its top', async ({ page }) => {
  await open(page, '/');
  await scrollDown(page);
  await page.getByRole('banner').getByRole('link', { name: words.site.name }).click();
  await expect(page).toHaveURL('/home');
  await standsAtTop(page, words.home.heading);
});

/** The heading stands below the bar, near the top of the window. */
async function showsCookies(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { name: 'Cookies' });
  const bar = await page.getByRole('banner').boundingBox();
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(300);
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(bar?.height ?? NaN);
}

test('a fragment in the address scrolls to what it names', async ({ page }) => {
  await open(page, '/privacy#cookies');
  await showsCookies(page);
});

test('a fragment on the same page scrolls to what it names', async ({ page }) => {
  await open(page, '/privacy');
  const contents = page.getByRole('navigation', { name: words.privacy.contentsLabel });
  if (!(await contents.getByRole('link', { name: 'Cookies' }).isVisible()))
    await contents.getByText(words.privacy.contentsLabel).click();
  await contents.getByRole('link', { name: 'Cookies' }).click();
  await expect(page).toHaveURL('/privacy#cookies');
  await showsCookies(page);
});

test('Back to the thanks of a post without scripts, which is then gone, shows the top', async ({
  page,
}) => {
  await open(page, '/contact#sent');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.about.heading);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.contact.heading);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a fragment leads to a section of About', async ({ page }) => {
  await open(page, '/about#values');
  await expect(page.getByRole('heading', { name: 'Our Values' })).toBeInViewport();
});

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: label('skip') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
