import { ADDRESSES, content } from '../content';
import { BUILD_SITE_URL } from './support/addresses';
import { expect, open, expectPage, test } from './support/test';

for (const { path, title, description } of ADDRESSES)
  test(`${path} has search and sharing tags, and no broken internal link`, async ({
    page,
  }) => {
    const { request } = page;
    // as a crawler without scripts gets it
    const html = await (await request.get(path)).text();

    for (const tagPattern of [
      /<h1[ >]/g,
      /<title[ >]/g,
      /<meta [^>]*name="description"/g,
      /<link [^>]*rel="canonical"/g,
      /<script [^>]*application\/ld\+json"/g,
    ])
      expect(html.match(tagPattern)).toHaveLength(1);

    // A campaign's link has a query, which is not part of the canonical
    // address.
    await open(page, `${path}?from=mail`);
    await expectPage(page, `${path}?from=mail`);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('html')).toHaveAttribute(
      'lang',
      content.site.language,
    );
    const canonicalPath = path === '/home' ? '/' : path;
    const image = `/share/${canonicalPath.slice(1) || 'home'}.jpg`;

    for (const [selector, attribute, value] of [
      ['meta[name="description"]', 'content', description],
      ['meta[property="og:title"]', 'content', title],
      ['meta[property="og:url"]', 'content', BUILD_SITE_URL + canonicalPath],
      ['meta[property="og:image"]', 'content', BUILD_SITE_URL + image],
      ['link[rel="canonical"]', 'href', BUILD_SITE_URL + canonicalPath],
    ] as const)
      await expect(page.locator(selector)).toHaveAttribute(attribute, value);
    const links = await page
      .locator('head link[href]:not([rel="canonical"]), a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));

    for (const link of new Set([image, ...links]))
      expect(
        (await request.get(link, { maxRedirects: 0 })).status(),
        link,
      ).toBe(200); // a broken page link redirects to Home
  });
