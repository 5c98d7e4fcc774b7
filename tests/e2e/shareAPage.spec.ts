import sharp from 'sharp';
import { ADDRESSES, content, PAGES } from '../content';
import { BUILT_FOR } from './support/addresses';
import { expect, open, test } from './support/test';

/** Social networks take larger files, but some of them late or never. */
const LARGEST_PICTURE = 90_000;

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
    ])
      expect(html.match(once)).toHaveLength(1);
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('html')).toHaveAttribute('lang', content.site.language);
    const canonical = BUILT_FOR + (path === '/home' ? '/' : path);
    for (const [tag, value] of [
      ['meta[name="description"]', description],
      ['meta[property="og:title"]', title],
      ['meta[property="og:url"]', canonical],
      ['link[rel="canonical"]', canonical],
    ] as const)
      await expect(page.locator(tag)).toHaveAttribute(
        tag.startsWith('link') ? 'href' : 'content',
        value,
      );
  });

for (const { path } of PAGES)
  test(`a link to ${path} is shown with a picture of its own, and every file of its head is there`, async ({
    page,
    request,
  }) => {
    await page.goto(path);
    const meta = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content');
    const { pathname } = new URL((await meta('og:image')) ?? '');
    const picture = await (await request.get(pathname)).body();
    const { width, height, format } = await sharp(picture).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
    expect([await meta('og:image:width'), await meta('og:image:height')]).toEqual(['1200', '630']);
    expect(picture.length).toBeLessThan(LARGEST_PICTURE);
    const files = await page
      .locator('head link[href]:not([rel="canonical"])')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const file of new Set(files))
      expect((await request.get(file, { maxRedirects: 0 })).status(), file).toBe(200);
  });

test('pictures differ from page to page', async ({ request }) => {
  const shared = PAGES.map(async ({ path }) => {
    const answer = await request.get(`/share/${path.slice(1) || 'home'}.jpg`);
    return (await answer.body()).toString('base64');
  });
  expect(new Set(await Promise.all(shared)).size).toBe(PAGES.length);
});

test('Home says in the words of schema.org who the agency is, where else it is found, and what it offers', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const blocks = [...html.matchAll(/<script [^>]*application\/ld\+json">(.*?)<\/script>/g)];
  expect(blocks).toHaveLength(1);
  const data = JSON.parse(blocks[0]?.[1] ?? '') as {
    '@graph': { name: string; sameAs?: string[]; makesOffer: object[] }[];
  };
  const [agency] = data['@graph'];
  expect(agency?.name).toBe(content.site.name);
  expect(agency?.sameAs ?? []).toEqual(content.social.map(({ address }) => address));
  expect(agency?.makesOffer.length).toBeGreaterThanOrEqual(content.services.length);
});
