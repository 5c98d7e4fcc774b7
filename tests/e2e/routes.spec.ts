import { join } from 'node:path';
import { decodeHTML } from 'entities';
import { runChecks } from '../../scripts/support/liveSite/runChecks';
import { smokeChecks } from '../../scripts/support/liveSite/smokeChecks';
import { LAYOUT_IDS } from '../../src/content/check/body/checkHeadings';
import { slug } from '../../src/content/read/markdown';
import { pages } from '../../src/content/shape/pages';
import { content, TEXT_PAGES } from '../content';
import { BASE_URL, INBOX_PORT, SITE_PORT } from './support/addresses';
import { expect, open, expectPage, test } from './support/test';

test.use({ expectedError: /404 \(Not Found\)/ });

test('the smoke checks pass: routes answer with their status and headers', async () => {
  const checks = smokeChecks(join(__dirname, '../..'));
  const printNothing = () => {};

  // no check has failed
  expect(await runChecks(checks, BASE_URL, printNothing)).toEqual({});
});

test('site and inbox answer at 127.0.0.1 only, so that no other machine can open them', async () => {
  // 127.0.0.2 is another address of this machine. A server that listens on all
  //   addresses would answer there.
  for (const port of [SITE_PORT, INBOX_PORT])
    await expect(fetch(`http://127.0.0.2:${port}/`)).rejects.toThrow();
});

test('the 404 page has noindex; on a host without redirects it leads to Home', async ({
  page,
}) => {
  const answer = await page.request.get('/missing.png');

  expect(answer.status()).toBe(404);
  const html = await answer.text();

  expect(html).toMatch(/<meta [^>]*name="robots" content="noindex"/);
  expect(decodeHTML(html)).toContain(content.site.name);
  const file404 = join(__dirname, '../../public/404.html');

  await page.route('**/our-old-page', (route) =>
    route.fulfill({ status: 404, path: file404 }),
  );
  await page.goto('/our-old-page');
  await expectPage(page, '/');
});

/** An agency without values or people has no such part on About. */
const isShown = (anchor: string): boolean =>
  Boolean(Reflect.get(content.about, anchor));

test('every anchor in src/content/shape/pages.ts is an id on its page', async ({
  page,
}) => {
  for (const { addresses = [], anchors = [] } of pages)
    for (const address of addresses) {
      await page.goto(address);
      for (const anchor of anchors.filter(isShown))
        await expect(page.locator(`[id="${anchor}"]`)).toHaveCount(1);
    }
});

for (const { path } of TEXT_PAGES)
  test(`the content check knows each id in the layout of ${path}`, async ({
    page,
  }) => {
    await open(page, path);
    const layout = page.locator(
      '[id]:not(main section > h2):not([id^="gatsby-"])',
    );
    const layoutIds = await layout.evaluateAll((all) =>
      all.map(({ id }) => id),
    );

    // A section's id is a slug, so the check needs only ids that are slugs. No
    // section is likely to have one of Gatsby's ids.
    expect(layoutIds.filter((id) => slug(id) === id).sort()).toEqual(
      [...LAYOUT_IDS].sort(),
    );
  });

test('no script of Home names a source map', async ({ page, request }) => {
  await open(page, '/');
  const scripts = page.locator('script[src]');
  const urls = await scripts.evaluateAll((all: HTMLScriptElement[]) =>
    all.map(({ src }) => src),
  );

  expect(urls).not.toEqual([]);
  for (const url of urls)
    expect(await (await request.get(url)).text()).not.toContain(
      'sourceMappingURL',
    );
});
