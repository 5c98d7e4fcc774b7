import { BUILT_FOR } from './addresses';
import { expect, open, test } from './test';
import { PAGES, words } from './words';

for (const { path, words: page } of PAGES) {
  test(`${path} has one h1, its own title, description and canonical address`, async ({
    page: tab,
  }) => {
    await open(tab, path);
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText([page.heading]);
    await expect(tab).toHaveTitle(page.title);
    const descriptions = tab.locator('meta[name="description"]');
    await expect(descriptions).toHaveCount(1);
    await expect(descriptions).toHaveAttribute('content', page.description);
    const canonical = tab.locator('link[rel="canonical"]');
    await expect(canonical).toHaveCount(1);
    await expect(canonical).toHaveAttribute('href', BUILT_FOR + (path === '/home' ? '/' : path));
    await expect(tab.locator('html')).toHaveAttribute('lang', words.site.language);
  });

  test(`${path} has its head already in the HTML`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html.match(/<title[ >]/g)).toHaveLength(1);
    expect(html.match(/<meta [^>]*name="description"/g)).toHaveLength(1);
    expect(html.match(/<link [^>]*rel="canonical"/g)).toHaveLength(1);
    expect(html).toContain('lang="en"');
  });

  test(`every file that the head of ${path} names is there`, async ({ page: tab, request }) => {
    await tab.goto(path);
    const files = await tab
      .locator('head link[href]:not([rel="canonical"])')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const file of new Set(files)) {
      expect((await request.get(file, { maxRedirects: 0 })).status(), file).toBe(200);
    }
  });
}

test('titles and descriptions differ from page to page', () => {
  const four = PAGES.filter(({ path }) => path !== '/home');
  expect(new Set(four.map(({ words: { title } }) => title)).size).toBe(4);
  expect(new Set(four.map(({ words: { description } }) => description)).size).toBe(4);
});

test('the head follows the visitor from page to page', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveTitle(words.about.title);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    words.about.description,
  );
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${BUILT_FOR}/about`);
  await page.goBack();
  await expect(page).toHaveTitle(words.home.title);
});

test('a page change is told to screen readers', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page.locator('[aria-live="assertive"]')).toContainText(words.about.heading);
});
