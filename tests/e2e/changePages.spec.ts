import type { Page } from '@playwright/test';
import { announcementOf, content, label } from '../content';
import { delayRequests } from './support/delayRequests';
import { watchRequests } from './support/watchRequests';
import { expect, expectPage, followFooterLinks, footerLink, open, test } from './support/test';

const { home, about, privacy } = content;

test('a page change sets title and focus and is announced, without a reload', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => (document.body.dataset.seen = 'before the page change'));
  await followFooterLinks(page, 'about');
  await expect(page.locator('body[data-seen]')).toBeAttached();

  await expect(page).toHaveTitle(about.title);
  await expect(page.getByText(announcementOf(about), { exact: true })).toBeAttached();
  // Gatsby's announcer, which is always in English, is hidden.
  await expect(page.getByText('Navigated to')).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: label('skip') })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle(home.title);
});

test('if two links are clicked at once, the page of the second one is shown', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => {
    for (const path of ['/about', '/contact'])
      document.querySelector<HTMLElement>(`footer a[href="${path}"]`)?.click();
  });
  await expectPage(page, '/contact');
  await followFooterLinks(page, 'about');
});

test('two steps at once skip a page, however often it was linked', async ({ page }) => {
  await open(page, '/');
  // A link to the current page adds no history entry.
  await followFooterLinks(page, 'about', 'about', 'about', 'contact');
  await page.evaluate(() => {
    window.history.back();
    window.history.back();
  });
  await expectPage(page, '/');
  await page.evaluate(() => window.history.go(2));
  await expectPage(page, '/contact');
  await followFooterLinks(page, 'about');
});

for (const [action, leave, shown] of [
  ['clicks another link', (page: Page) => footerLink(page, privacy.name).click(), '/privacy'],
  ['goes Back', (page: Page) => page.goBack(), '/'],
] as const)
  test(`a visitor who ${action} does not get the page that loads late`, async ({ page }) => {
    const release = await delayRequests(page, '**/page-data/about/page-data.json');
    await open(page, '/');
    await followFooterLinks(page, 'contact');
    const paths: string[] = [];
    page.on('framenavigated', (frame) => paths.push(new URL(frame.url()).pathname));
    await footerLink(page, about.name).click();
    await leave(page);
    await expectPage(page, shown);
    release();
    await page.evaluate(() => {
      type Loader = { loadPage: (path: string) => Promise<unknown> };
      return (window as unknown as { ___loader: Loader }).___loader.loadPage('/about');
    });
    await followFooterLinks(page, 'contact');
    expect(paths).toEqual([shown, '/contact']);
  });

test('a visible link does not prefetch its page', async ({ page }) => {
  const requests = watchRequests(page);
  await open(page, '/');
  await footerLink(page, about.name).scrollIntoViewIfNeeded();
  await requests.untilIdle();
  const filesOfOtherPages = /page-data\/(about|contact|privacy)\/|-templates-(about|contact|text)-/;
  expect(requests.urls().filter((url) => filesOfOtherPages.test(url))).toEqual([]);
});

for (const action of ['points at', 'focuses', 'touches'] as const)
  test(`a link prefetches its page when the visitor ${action} it`, async ({ page }) => {
    await open(page, '/');
    const pageData = page.waitForRequest('**/page-data/about/page-data.json');
    const script = page.waitForRequest('**/component---src-templates-about-tsx-*.js');
    const link = footerLink(page, about.name);
    if (action === 'points at') await link.hover();
    else if (action === 'touches') await link.dispatchEvent('touchstart');
    else await link.focus();
    await Promise.all([pageData, script]);
    await link.click();
    await expectPage(page, '/about');
  });
