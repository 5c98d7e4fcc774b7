import type { Page } from '@playwright/test';
import { content, label } from '../content';
import { delayRequests } from './support/delayRequests';
import { expect, footerLink, open, expectPage, test } from './support/test';

const { home, about, contact, privacy } = content;
const LINK_NAMES = { '/about': about.name, '/contact': contact.name, '/privacy': privacy.name };
type Path = keyof typeof LINK_NAMES;

const clickLink = (page: Page, path: Path) => footerLink(page, LINK_NAMES[path]).click();

/** Clicks links in the footer one after another, and waits for each page. */
async function follow(page: Page, ...paths: Path[]): Promise<void> {
  for (const path of paths) {
    await clickLink(page, path);
    await expectPage(page, path);
  }
}
/** Expects that links still work. */
const expectLinksWork = (page: Page) => follow(page, '/about');

test('a page change sets title and focus and is announced, without a reload', async ({ page }) => {
  await open(page, '/');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await follow(page, '/about');
  expect(documents).toEqual([]);

  await expect(page).toHaveTitle(about.title);
  const announcement = label('opened').replace('{page}', () => about.heading);
  await expect(page.getByText(announcement, { exact: true })).toBeAttached();
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
  await expectLinksWork(page);
});

test('a link to the current page adds no history entry', async ({ page }) => {
  await open(page, '/');
  await follow(page, '/about', '/about', '/about', '/contact');
  await page.goBack();
  await expectPage(page, '/about');
  await page.goBack();
  await expectPage(page, '/');
});

test('two steps back at once show Home, and two steps forward show Contact', async ({ page }) => {
  await open(page, '/');
  await follow(page, '/about', '/contact');
  await page.evaluate(() => {
    window.history.back();
    window.history.back();
  });
  await expectPage(page, '/');
  await page.evaluate(() => window.history.go(2));
  await expectPage(page, '/contact');
  await expectLinksWork(page);
});

/** Gatsby's loader of pages. */
type WindowWithLoader = { ___loader: { loadPage: (path: string) => Promise<unknown> } };

/** Delays the data of a page. @returns a function that releases the data, and waits until Gatsby has loaded it */
async function delayPageData(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await delayRequests(page, `**/page-data${path}/page-data.json`);
  return async () => {
    release();
    await page.evaluate(async (address) => {
      await (window as unknown as WindowWithLoader).___loader.loadPage(address);
    }, path);
  };
}

/** Records each path that the address bar shows from now on. */
function recordPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('framenavigated', (frame) => paths.push(new URL(frame.url()).pathname));
  return paths;
}

test('a page whose data arrives after a click on another link is not shown', async ({ page }) => {
  const release = await delayPageData(page, '/about');
  await open(page, '/');
  const paths = recordPaths(page);
  await clickLink(page, '/about');
  await follow(page, '/contact');
  await release();
  await follow(page, '/privacy');
  expect(paths).toEqual(['/contact', '/privacy']);
});

test('a page whose data arrives after the visitor has gone Back is not shown', async ({ page }) => {
  const release = await delayPageData(page, '/contact');
  await open(page, '/');
  await follow(page, '/about');
  const paths = recordPaths(page);
  await clickLink(page, '/contact');
  await page.goBack();
  await expectPage(page, '/');
  await release();
  await follow(page, '/privacy');
  expect(paths).toEqual(['/', '/privacy']);
});
