import { type APIRequestContext, expect, test } from '@playwright/test';
import sharp from 'sharp';

const PAGES = ['/', '/about', '/contact', '/privacy'];
/** Social networks take larger files, but some of them late or never. */
const LARGEST_PICTURE = 90_000;

interface Thing {
  '@type': string;
  makesOffer?: { itemOffered: { name: string } }[];
}

const htmlOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

function metaOf(html: string, property: string): string {
  const found = [...html.matchAll(/<meta [^>]*?(?:property|name)="([^"]*)" content="([^"]*)"/g)];
  const values = found.filter(([, name]) => name === property).map(([, , value = '']) => value);
  expect(values, property).toHaveLength(1);
  return values[0] ?? '';
}

for (const path of PAGES) {
  test(`a link to ${path} is shown with a picture of its own`, async ({ request }) => {
    const html = await htmlOf(request, path);
    const { pathname } = new URL(metaOf(html, 'og:image'));
    expect(pathname).toBe(`/share/${path.slice(1) || 'home'}.jpg`);
    const picture = await (await request.get(pathname)).body();
    const { width, height, format } = await sharp(picture).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
    expect([metaOf(html, 'og:image:width'), metaOf(html, 'og:image:height')]).toEqual([
      '1200',
      '630',
    ]);
    expect(picture.length).toBeLessThan(LARGEST_PICTURE);
    expect(metaOf(html, 'twitter:card')).toBe('summary_large_image');
  });

  test(`${path} says in the words of schema.org who the agency is`, async ({ request }) => {
    const html = await htmlOf(request, path);
    const blocks = [...html.matchAll(/<script [^>]*application\/ld\+json">(.*?)<\/script>/g)];
    expect(blocks).toHaveLength(1);
    const data = JSON.parse(blocks[0]?.[1] ?? '') as { '@graph': Thing[] };
    const things = new Map(data['@graph'].map((thing) => [thing['@type'], thing]));
    expect([...things.keys()]).toEqual(
      ['ProfessionalService', 'WebSite', 'BreadcrumbList'].slice(0, path === '/' ? 2 : 3),
    );
    expect(
      things.get('ProfessionalService')?.makesOffer?.map(({ itemOffered }) => itemOffered.name),
    ).toEqual(
      expect.arrayContaining([
        'Design',
        'Graphic design',
        'Search engine optimisation',
        'eCommerce',
      ]),
    );
  });
}

test('pictures differ from page to page', async ({ request }) => {
  const pictures = await Promise.all(
    PAGES.map(async (path) => {
      const { pathname } = new URL(metaOf(await htmlOf(request, path), 'og:image'));
      return (await (await request.get(pathname)).body()).toString('base64');
    }),
  );
  expect(new Set(pictures).size).toBe(PAGES.length);
});

test('every icon of the manifest is there', async ({ request }) => {
  const manifest = (await (await request.get('/site.webmanifest')).json()) as {
    icons: { src: string; sizes: string }[];
  };
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

test('the address for reports of holes is valid today', async ({ request }) => {
  const text = await (await request.get('/.well-known/security.txt')).text();
  expect(text).toMatch(/^Contact: mailto:/);
  expect(new Date(/^Expires: (.*)$/m.exec(text)?.[1] ?? '').getTime()).toBeGreaterThan(Date.now());
});
