import type { Page } from '@playwright/test';
import { content, label } from '../content';
import { hold } from './support/hold';
import { expect, footerLink, open, shows, test } from './support/test';

const { home, about, contact, privacy } = content;

const showsHome = (page: Page) => shows(page, '/', home.heading);
const showsAbout = (page: Page) => shows(page, '/about', about.heading);
const showsContact = (page: Page) => shows(page, '/contact', contact.heading);
const showsPrivacy = (page: Page) => shows(page, '/privacy', privacy.heading);

const toAbout = (page: Page) => footerLink(page, about.name).click();
const toContact = (page: Page) => footerLink(page, contact.name).click();
const toPrivacy = (page: Page) => footerLink(page, privacy.name).click();

test('a link shows its page without loading the document again, tells it, and begins it anew', async ({
  page,
}) => {
  await open(page, '/');
  const documents: string[] = [];
  page.on('request', (asked) => {
    if (asked.isNavigationRequest()) documents.push(asked.url());
  });
  await toAbout(page);
  await showsAbout(page);
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
  await showsContact(page);
  await toAbout(page);
  await showsAbout(page);
});

test('a link to the page that is shown leaves it there, and costs no step back', async ({
  page,
}) => {
  await open(page, '/');
  await toAbout(page);
  await showsAbout(page);
  await toAbout(page);
  await toAbout(page);
  await showsAbout(page);
  await toContact(page);
  await showsContact(page);
  await page.goBack();
  await showsAbout(page);
  await page.goBack();
  await showsHome(page);
});

test('Back and Forward pressed in a row end where the visitor went', async ({ page }) => {
  await open(page, '/');
  await toAbout(page);
  await showsAbout(page);
  await toContact(page);
  await showsContact(page);
  await page.evaluate(() => {
    window.history.back();
    window.history.back();
  });
  await showsHome(page);
  await page.evaluate(() => window.history.go(2));
  await showsContact(page);
  await toAbout(page);
  await showsAbout(page);
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
  await toAbout(page);
  await toContact(page);
  await showsContact(page);
  await letCome();
  await toPrivacy(page);
  await showsPrivacy(page);
  expect(paths).toEqual(['/contact', '/privacy']);
});

test('a visitor who goes Back while the next page comes is not moved again', async ({ page }) => {
  const letCome = await holdBack(page, '/contact');
  await open(page, '/');
  await toAbout(page);
  await showsAbout(page);
  const paths = pathsOf(page);
  await toContact(page);
  await page.goBack();
  await showsHome(page);
  await letCome();
  await toPrivacy(page);
  await showsPrivacy(page);
  expect(paths).toEqual(['/', '/privacy']);
});

/** The drawing of the hero: the widest of the page. */
const hero = (page: Page) =>
  page.evaluate(() => {
    const [widest] = [...document.querySelectorAll('main svg')].sort(
      (a, b) => b.getBoundingClientRect().width - a.getBoundingClientRect().width,
    );
    return widest?.innerHTML ?? '';
  });

test('Home has the same drawing where it is opened and where it is reached by a link', async ({
  page,
}) => {
  await open(page, '/');
  const before = await hero(page);
  expect(before).toContain('<path');
  await open(page, '/about');
  expect(await hero(page)).not.toBe(before);
  await footerLink(page, home.name).click();
  await expect.poll(() => hero(page)).toBe(before);
});
