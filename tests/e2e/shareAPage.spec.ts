import { ADDRESSES, content } from '../content';
import { BUILT_FOR } from './support/addresses';
import { expect, open, expectPage, test } from './support/test';

for (const { path, title, description, heading } of ADDRESSES)
  test(`the head of ${path} has each tag once, and every file it names exists`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(path)).text();
    for (const once of [
      /<h1[ >]/g,
      /<title[ >]/g,
      /<meta [^>]*name="description"/g,
      /<link [^>]*rel="canonical"/g,
      /<script [^>]*application\/ld\+json"/g,
    ])
      expect(html.match(once)).toHaveLength(1);
    await open(page, path);
    await expectPage(page, path, heading);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('html')).toHaveAttribute('lang', content.site.language);
    const own = path === '/home' ? '/' : path;
    const image = `/share/${own.slice(1) || 'home'}.jpg`;
    for (const [tag, name, value] of [
      ['meta[name="description"]', 'content', description],
      ['meta[property="og:title"]', 'content', title],
      ['meta[property="og:url"]', 'content', BUILT_FOR + own],
      ['meta[property="og:image"]', 'content', BUILT_FOR + image],
      ['link[rel="canonical"]', 'href', BUILT_FOR + own],
    ] as const)
      await expect(page.locator(tag)).toHaveAttribute(name, value);
    const files = await page
      .locator('head link[href]:not([rel="canonical"])')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const file of new Set([image, ...files]))
      expect((await request.get(file, { maxRedirects: 0 })).status(), file).toBe(200);
  });
