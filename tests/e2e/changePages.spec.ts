import type { Page } from '@playwright/test';
import { content, label } from '../content';
import { delayRequests } from './support/delayRequests';
import { expect, footerLink, open, expectPage, test } from './support/test';

const { home, about, contact, privacy } = content;
const PAGES = { '/': home, '/about': about, '/contact': contact, '/privacy': privacy };
type Path = keyof typeof PAGES;

const expectPath = (page: Page, path: Path) => expectPage(page, path, PAGES[path].heading);
const clickLink = (page: Page, path: Path) => footerLink(page, PAGES[path].name).click();

/** Follows links from page to page, and waits for each page. */
async function follow(page: Page, ...paths: Path[]): Promise<void> {
  for (const path of paths) {
    await clickLink(page, path);
    await expectPath(page, path);
  }
}

test('a link shows its page without a new document, announces it, and resets the focus', async ({
  page,
}) => {
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

test('after clicks on two links in a row, the second page is shown', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => {
    for (const path of ['/about', '/contact'])
      document.querySelector<HTMLElement>(`footer a[href="${path}"]`)?.click();
  });
  await expectPath(page, '/contact');
  await follow(page, '/about');
});

test('a link to the current page adds no history entry', async ({ page }) => {
  await open(page, '/');
  await follow(page, '/about');
  await clickLink(page, '/about');
  await follow(page, '/about', '/contact');
  await page.goBack();
  await expectPath(page, '/about');
  await page.goBack();
  await expectPath(page, '/');
});

test('Back twice in a row, and then Forward, show the right pages', async ({ page }) => {
  await open(page, '/');
  await follow(page, '/about', '/contact');
  await page.evaluate(() => {
    window.history.back();
    window.history.back();
  });
  await expectPath(page, '/');
  await page.evaluate(() => window.history.go(2));
  await expectPath(page, '/contact');
  await follow(page, '/about');
});

type Loader = { ___loader: { loadPage: (path: string) => Promise<unknown> } };

/** Delays the data of a page. @returns a function that releases it, and waits until Gatsby has loaded it */
async function delayPage(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await delayRequests(page, `**/page-data${path}/page-data.json`);
  return async () => {
    release();
    await page.evaluate(
      (delayed) => (window as unknown as Loader).___loader.loadPage(delayed).then(() => undefined),
      path,
    );
  };
}

/** Records the paths in the address bar from now on. */
function recordPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('framenavigated', (frame) => paths.push(new URL(frame.url()).pathname));
  return paths;
}

test('a page that loads after a click on another link is not shown', async ({ page }) => {
  const release = await delayPage(page, '/about');
  await open(page, '/');
  const paths = recordPaths(page);
  await clickLink(page, '/about');
  await follow(page, '/contact');
  await release();
  await follow(page, '/privacy');
  expect(paths).toEqual(['/contact', '/privacy']);
});

test('a page that loads after the visitor has gone Back is not shown', async ({ page }) => {
  const release = await delayPage(page, '/contact');
  await open(page, '/');
  await follow(page, '/about');
  const paths = recordPaths(page);
  await clickLink(page, '/contact');
  await page.goBack();
  await expectPath(page, '/');
  await release();
  await follow(page, '/privacy');
  expect(paths).toEqual(['/', '/privacy']);
});

const hero = (page: Page) => page.locator('main div[aria-hidden="true"]').first().innerHTML();

test('Home shows the same drawing on a full load and after a page change', async ({ page }) => {
  await open(page, '/');
  const before = await hero(page);
  expect(before).toContain('<path');
  await open(page, '/about');
  expect(await hero(page)).not.toBe(before);
  await footerLink(page, home.name).click();
  await expect.poll(() => hero(page)).toBe(before);
});
