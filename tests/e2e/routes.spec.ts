import { join } from 'node:path';
import { runChecks, smokeChecks } from '../../scripts/support/smokeChecks';
import { LAYOUT_IDS } from '../../src/content/check/checkBody';
import { slug } from '../../src/content/read/markdown';
import { pages } from '../../src/content/shape/pages';
import { content, TEXT_PAGES } from '../content';
import { BASE_URL, INBOX_PORT, SITE_PORT } from './support/addresses';
import { expect, open, expectPage, test } from './support/test';

test.use({ expectedError: /404 \(Not Found\)/ });

test('the smoke check passes: every route has its status and headers', async () => {
  const printNothing = () => {};
  expect(await runChecks(smokeChecks, BASE_URL, printNothing)).toEqual({});
});

test('site and inbox answer at 127.0.0.1 only, so that no other machine can open them', async () => {
  // 127.0.0.2 is another address of this machine. A server that listens on all addresses would answer.
  for (const port of [SITE_PORT, INBOX_PORT])
    await expect(fetch(`http://127.0.0.2:${port}/`)).rejects.toThrow();
});

test('the 404 page has noindex; on a host without redirects it leads to Home', async ({ page }) => {
  const answer = await page.request.get('/missing.png');
  expect(answer.status()).toBe(404);
  const html = await answer.text();
  expect(html).toMatch(/<meta [^>]*name="robots" content="noindex"/);
  expect(html).toContain(content.site.name);
  const path = join(__dirname, '../../public/404.html');
  await page.route('**/our-old-page', (route) => route.fulfill({ status: 404, path }));
  await page.goto('/our-old-page');
  await expectPage(page, '/');
});

test('every anchor in src/content/shape/pages.ts exists', async ({ page }) => {
  for (const { addresses = [], anchors = [] } of pages)
    for (const address of addresses) {
      await page.goto(address);
      for (const anchor of anchors) await expect(page.locator(`[id="${anchor}"]`)).toHaveCount(1);
    }
});

for (const { path } of TEXT_PAGES)
  test(`the content check knows each id of ${path} outside its sections`, async ({ page }) => {
    await open(page, path);
    const layout = page.locator('[id]:not(main section > h2):not([id^="gatsby-"])');
    const layoutIds = await layout.evaluateAll((all) => all.map(({ id }) => id));
    // The id of a section is a slug, so it can't be equal to an id that is no slug.
    expect(layoutIds.filter((id) => slug(id) === id).sort()).toEqual([...LAYOUT_IDS].sort());
  });

test('no script of Home names a source map', async ({ page, request }) => {
  await open(page, '/');
  const scripts = await page
    .locator('script[src]')
    .evaluateAll((all: HTMLScriptElement[]) => all.map(({ src }) => src));
  expect(scripts).not.toEqual([]);
  for (const script of scripts)
    expect(await (await request.get(script)).text()).not.toContain('sourceMappingURL');
});
