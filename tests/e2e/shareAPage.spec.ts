import { ADDRESSES, content, PAGES } from '../content';
import { BUILT_FOR } from './support/addresses';
import { expect, open, test } from './support/test';

for (const { path, title, description, heading } of ADDRESSES)
  test(`${path} names itself in its HTML, once in each way, also where scripts have run`, async ({
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('html')).toHaveAttribute('lang', content.site.language);
    const canonical = BUILT_FOR + (path === '/home' ? '/' : path);
    for (const [tag, name, value] of [
      ['meta[name="description"]', 'content', description],
      ['meta[property="og:title"]', 'content', title],
      ['meta[property="og:url"]', 'content', canonical],
      ['link[rel="canonical"]', 'href', canonical],
    ] as const)
      await expect(page.locator(tag)).toHaveAttribute(name, value);
  });

for (const { path } of PAGES)
  test(`a link to ${path} is shown with a picture, and every file of its head is there`, async ({
    page,
    request,
  }) => {
    await page.goto(path);
    const image = await page.locator('meta[property="og:image"]').getAttribute('content');
    const { pathname } = new URL(image ?? '');
    expect(pathname).toBe(`/share/${path.slice(1) || 'home'}.jpg`);
    const files = await page
      .locator('head link[href]:not([rel="canonical"])')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const file of new Set([pathname, ...files]))
      expect((await request.get(file, { maxRedirects: 0 })).status(), file).toBe(200);
  });
