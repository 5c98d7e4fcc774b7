import type { Page } from '@playwright/test';
import { hold } from './looksHold';
import { expect, open, test } from './test';
import { words } from './words';

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

async function shows(page: Page, path: string, heading: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
}

test('a link is followed without loading the document again', async ({ page }) => {
  await open(page, '/');
  const documents: string[] = [];
  page.on('request', (asked) => {
    if (asked.isNavigationRequest()) documents.push(asked.url());
  });
  await page.getByRole('link', { name: words.home.consultButton }).click();
  await shows(page, '/contact', words.contact.heading);
  expect(documents).toEqual([]);
});

test('a link opens in a new tab where the visitor asks for one', async ({ page, context }) => {
  await open(page, '/');
  const opened = context.waitForEvent('page');
  await footerLink(page, 'About').click({ modifiers: ['ControlOrMeta'] });
  await shows(await opened, '/about', words.about.heading);
  await shows(page, '/', words.home.heading);
});

test('of two links pressed in a row the last one wins', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => {
    for (const path of ['/about', '/contact'])
      document.querySelector<HTMLElement>(`footer a[href="${path}"]`)?.click();
  });
  await shows(page, '/contact', words.contact.heading);
  await footerLink(page, 'About').click();
  await shows(page, '/about', words.about.heading);
});

test('a link to the page that is shown leaves it there, and the next link works', async ({
  page,
}) => {
  await open(page, '/about');
  await footerLink(page, 'About').click();
  await footerLink(page, 'About').click();
  await shows(page, '/about', words.about.heading);
  await footerLink(page, 'Contact').click();
  await shows(page, '/contact', words.contact.heading);
});

test('a link to the page that is shown costs no step back', async ({ page }) => {
  await open(page, '/');
  await footerLink(page, 'About').click();
  await shows(page, '/about', words.about.heading);
  await footerLink(page, 'About').click();
  await footerLink(page, 'Contact').click();
  await shows(page, '/contact', words.contact.heading);
  await page.goBack();
  await shows(page, '/about', words.about.heading);
  await page.goBack();
  await shows(page, '/', words.home.heading);
});

test('Back and Forward pressed in a row end where the visitor went', async ({ page }) => {
  await open(page, '/');
  await footerLink(page, 'About').click();
  await shows(page, '/about', words.about.heading);
  await footerLink(page, 'Contact').click();
  await shows(page, '/contact', words.contact.heading);
  await page.evaluate(() => {
    window.history.back();
    window.history.back();
  });
  await shows(page, '/', words.home.heading);
  await page.evaluate(() => window.history.go(2));
  await shows(page, '/contact', words.contact.heading);
  await footerLink(page, 'About').click();
  await shows(page, '/about', words.about.heading);
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

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test.describe(`with the motion ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('a page that comes after another was asked for is not shown', async ({ page }) => {
      const letCome = await holdBack(page, '/about');
      await open(page, '/');
      const paths = pathsOf(page);
      await footerLink(page, 'About').click();
      await footerLink(page, 'Contact').click();
      await shows(page, '/contact', words.contact.heading);
      await letCome();
      await footerLink(page, 'Privacy Policy').click();
      await shows(page, '/privacy', words.privacy.heading);
      expect(paths).toEqual(['/contact', '/privacy']);
    });

    test('a visitor who goes Back while the next page comes is not moved again', async ({
      page,
    }) => {
      const letCome = await holdBack(page, '/contact');
      await open(page, '/');
      await footerLink(page, 'About').click();
      await shows(page, '/about', words.about.heading);
      const paths = pathsOf(page);
      await footerLink(page, 'Contact').click();
      await page.goBack();
      await shows(page, '/', words.home.heading);
      await letCome();
      await footerLink(page, 'Privacy Policy').click();
      await shows(page, '/privacy', words.privacy.heading);
      expect(paths).toEqual(['/', '/privacy']);
    });
  });

test('links work under reduced motion, where pages change without a transition', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await footerLink(page, 'About').click();
  await shows(page, '/about', words.about.heading);
});
