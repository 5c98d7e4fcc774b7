import type { Page } from '@playwright/test';
import { announcementOf, content } from '../content';
import { delayRequests } from './support/delayRequests';
import { watchRequests } from './support/watchRequests';
import {
  clickAtOnce,
  expect,
  expectPage,
  followFooterLinks,
  footerLink,
  open,
  skipLink,
  test,
} from './support/test';

const { home, about } = content;

// Gatsby's global
declare const ___loader: { loadPage: (path: string) => Promise<unknown> };

test('a page change without reload sets title, resets focus and is announced', async ({
  page,
}) => {
  await open(page, '/');
  await page.evaluate(() => (document.body.dataset.notReloaded = 'true'));
  await followFooterLinks(page, 'about');

  await expect(page.locator('body[data-not-reloaded]')).toBeAttached();
  await expect(page).toHaveTitle(about.title);
  await expect(page.locator('p[aria-live]')).toHaveText(announcementOf(about));
  // Gatsby's own announcement, which is always in English, is hidden.
  await expect(page.locator('#gatsby-announcer')).toBeHidden();

  await page.keyboard.press('Tab');
  await expect(skipLink(page)).toBeFocused();

  await page.goBack();
  await expect(page).toHaveTitle(home.title);
});

test('of two links clicked at once, the second wins, and links still work', async ({
  page,
}) => {
  await open(page, '/');
  await clickAtOnce(page, ['/about', '/contact']);
  await expectPage(page, '/contact');
  await followFooterLinks(page, 'about');
});

test('three clicks on a link add one history entry; two quick Backs work', async ({
  page,
}) => {
  await open(page, '/');
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

for (const [action, perform, expectedPath] of [
  [
    'clicks another link',
    (page: Page) => footerLink(page, 'privacy').click(),
    '/privacy',
  ],
  ['goes Back', (page: Page) => page.goBack(), '/'],
] as const)
  test(`a visitor who ${action} while a page loads never gets that page`, async ({
    page,
  }) => {
    const releaseAbout = await delayRequests(
      page,
      '**/page-data/about/page-data.json',
    );

    await open(page, '/');
    await followFooterLinks(page, 'contact');
    const visitedPaths: string[] = [];

    page.on('framenavigated', (frame) =>
      visitedPaths.push(new URL(frame.url()).pathname),
    );
    await footerLink(page, 'about').click();
    await perform(page);
    await expectPage(page, expectedPath);
    releaseAbout();
    // Wait until Gatsby has loaded About. If it now changed pages,
    // `visitedPaths` would have /about before /contact.
    await page.evaluate(() => ___loader.loadPage('/about'));
    await followFooterLinks(page, 'contact');
    expect(visitedPaths).toEqual([expectedPath, '/contact']);
  });

test('a visible link does not prefetch its page', async ({ page }) => {
  const requests = watchRequests(page);

  await open(page, '/');
  await footerLink(page, 'about').scrollIntoViewIfNeeded();
  await requests.untilIdle();
  // The pages' data, and their templates' scripts. The template of /privacy is
  // text.tsx.
  const filesOfOtherPages =
    /page-data\/(about|contact|privacy)\/|-templates-(about|contact|text)-/;

  expect(requests.urls().filter((url) => filesOfOtherPages.test(url))).toEqual(
    [],
  );
});

for (const action of ['points at', 'focuses', 'touches'] as const)
  test(`a link prefetches its page when the visitor ${action} it`, async ({
    page,
  }) => {
    await open(page, '/');
    const pageData = page.waitForRequest('**/page-data/about/page-data.json');
    const script = page.waitForRequest(
      '**/component---src-templates-about-tsx-*.js',
    );
    const link = footerLink(page, 'about');

    if (action === 'points at') await link.hover();
    else if (action === 'focuses') await link.focus();
    else await link.dispatchEvent('touchstart'); // tap() also clicks
    await Promise.all([pageData, script]);
    await link.click();
    await expectPage(page, '/about');
  });
