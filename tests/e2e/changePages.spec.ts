import type { Page } from '@playwright/test';
import { content, label } from '../content';
import { hold } from './support/hold';
import { expect, footerLink, open, shows, test } from './support/test';

const { home, about, contact, privacy } = content;
const PLACES = { '/': home, '/about': about, '/contact': contact, '/privacy': privacy };
type Path = keyof typeof PLACES;

const showsPage = (page: Page, path: Path) => shows(page, path, PLACES[path].heading);
const press = (page: Page, path: Path) => footerLink(page, PLACES[path].name).click();

/** Goes to one page after the other by links, and waits for each. */
async function follow(page: Page, ...paths: Path[]): Promise<void> {
  for (const path of paths) {
    await press(page, path);
    await showsPage(page, path);
  }
}

test('a link shows its page without loading the document again, tells it, and begins it anew', async ({
  page,
}) => {
  await open(page, '/');
  const documents: string[] = [];
  page.on('request', (asked) => {
    if (asked.isNavigationRequest()) documents.push(asked.url());
  });
  await follow(page, '/about');
  expect(documents).toEqual([]);

  await expect(page).toHaveTitle(about.title);
  const said = label('opened').replace('{page}', () => about.heading);
  await expect(page.getByText(said, { exact: true })).toBeAttached();
  // Gatsby's own announcer, which speaks English, says nothing.
  await expect(page.getByText('Navigated to')).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: label('skip') })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle(home.title);
});

test('of two links pressed in a row the last one wins', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => {
    for (const path of ['/about', '/contact'])
      document.querySelector<HTMLElement>(`footer a[href="${path}"]`)?.click();
  });
  await showsPage(page, '/contact');
  await follow(page, '/about');
});

test('a link to the page that is shown costs no step back', async ({ page }) => {
  await open(page, '/');
  await follow(page, '/about');
  await press(page, '/about');
  await follow(page, '/about', '/contact');
  await page.goBack();
  await showsPage(page, '/about');
  await page.goBack();
  await showsPage(page, '/');
});

test('Back and Forward pressed in a row end where the visitor went', async ({ page }) => {
  await open(page, '/');
  await follow(page, '/about', '/contact');
  await page.evaluate(() => {
    window.history.back();
    window.history.back();
  });
  await showsPage(page, '/');
  await page.evaluate(() => window.history.go(2));
  await showsPage(page, '/contact');
  await follow(page, '/about');
});

type Loader = { ___loader: { loadPage: (path: string) => Promise<unknown> } };

/** Keeps a page from coming. What it returns lets it come, and ends when the site has had it in hand. */
async function holdBack(page: Page, path: string): Promise<() => Promise<void>> {
  const letGo = await hold(page, `**/page-data${path}/page-data.json`);
  return async () => {
    letGo();
    await page.evaluate(
      (asked) => (window as unknown as Loader).___loader.loadPage(asked).then(() => undefined),
      path,
    );
  };
}

/** The paths that the address bar shows from now on. */
function pathsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('framenavigated', (frame) => paths.push(new URL(frame.url()).pathname));
  return paths;
}

test('a page that comes after another was asked for is not shown', async ({ page }) => {
  const letCome = await holdBack(page, '/about');
  await open(page, '/');
  const paths = pathsOf(page);
  await press(page, '/about');
  await follow(page, '/contact');
  await letCome();
  await follow(page, '/privacy');
  expect(paths).toEqual(['/contact', '/privacy']);
});

test('a visitor who goes Back while the next page comes is not moved again', async ({ page }) => {
  const letCome = await holdBack(page, '/contact');
  await open(page, '/');
  await follow(page, '/about');
  const paths = pathsOf(page);
  await press(page, '/contact');
  await page.goBack();
  await showsPage(page, '/');
  await letCome();
  await follow(page, '/privacy');
  expect(paths).toEqual(['/', '/privacy']);
});

const hero = (page: Page) => page.locator('main div[aria-hidden="true"]').first().innerHTML();

test('Home has the same drawing when opened and when reached by a link', async ({ page }) => {
  await open(page, '/');
  const before = await hero(page);
  expect(before).toContain('<path');
  await open(page, '/about');
  expect(await hero(page)).not.toBe(before);
  await footerLink(page, home.name).click();
  await expect.poll(() => hero(page)).toBe(before);
});
