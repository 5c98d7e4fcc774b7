import type { APIRequestContext } from '@playwright/test';
import { expect, open, test } from './test';
import { PAGES, words } from './words';

/** The answer to one request, redirects not followed. smoke.spec.ts holds the host to its whole table of routes. */
async function ask(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { maxRedirects: 0 });
  return { status: answer.status(), location: answer.headers().location };
}

for (const { path, words: page } of PAGES) {
  test(`${path} shows its page and stays the address`, async ({ page: tab, request }) => {
    expect(await ask(request, path)).toEqual({ status: 200, location: undefined });
    await open(tab, path);
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(page.heading);
    await expect(tab).toHaveURL(path);
  });
}

test('a visitor who types an unknown path lands on Home', async ({ page }) => {
  await open(page, '/our-old-page');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.home.heading);
});

test('a visitor who follows the odd case /Contact lands on the form', async ({ page }) => {
  await open(page, '/Contact');
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
});

test('a query does not hide a page', async ({ page }) => {
  await open(page, '/about?from=mail');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.about.heading);
});

for (const { path } of PAGES) {
  test(`every link of ${path} names a page by its one address`, async ({ page, request }) => {
    await open(page, path);
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const pages = [...new Set(links)];
    expect(pages.length).toBeGreaterThan(2);
    for (const link of pages) {
      expect(await ask(request, link), link).toEqual({ status: 200, location: undefined });
    }
  });
}
