import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { tempFolder } from '../../../local/testing/tempFolder';
import { BRANDS } from '../../brand/testing/brands';
import { brandAssets } from '../drawings/brandAssets';
import { icons } from '../drawings/icons';
import { textFiles, writePublicFiles } from './writePublicFiles';

/**
 * Result of the query PublicFiles. XML must escape the path `/a&b`; JSON must
 * not escape `M&S`. No test checks the titles.
 */
const content: Queries.PublicFilesQuery = {
  site: { siteMetadata: { siteUrl: 'https://www.heddle.example' } },
  agency: {
    name: 'M&S',
    strapline: 'Websites',
    language: 'en-GB',
    email: 'a@b.example',
  },
  pages: {
    nodes: [
      { path: '/', title: 'Heddle', updated: '2021-11-30' },
      { path: '/a&b', title: 'About', updated: '2022-01-02' },
    ],
  },
};

const brand = BRANDS['only pastels']; // Any brand will do.
const files = textFiles(content, brand, new Date('2026-03-01T12:00:00Z'));
const linesOf = (name: keyof typeof files): string[] =>
  files[name].trim().split('\n');

test('robots.txt names the sitemap, which lists each page once, escaped as XML, with the day of its last change', () => {
  const sitemap = 'https://www.heddle.example/sitemap.xml';

  expect(files['robots.txt']).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`,
  );
  expect(
    linesOf('sitemap.xml').filter((line) => line.includes('<loc>')),
  ).toEqual([
    '  <url><loc>https://www.heddle.example/</loc><lastmod>2021-11-30</lastmod></url>',
    '  <url><loc>https://www.heddle.example/a&amp;b</loc><lastmod>2022-01-02</lastmod></url>',
  ]);
});

test('the manifest has the agency’s texts, the brand’s colours, and icons that exist in the sizes it names', async () => {
  const manifest = JSON.parse(files['site.webmanifest']);

  expect(manifest).toMatchObject({
    name: 'M&S',
    description: 'Websites',
    lang: 'en-GB',
    start_url: '/',
    display: 'browser',
    theme_color: brand.ground,
    background_color: brand.paper,
    icons: [
      { sizes: '192x192', purpose: 'any' },
      { sizes: '512x512', purpose: 'any' },
      { sizes: '512x512', purpose: 'maskable' },
    ],
  });
  const iconFiles = await icons(await brandAssets(brand), content.agency.name);

  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(iconFiles[src.slice(1)]).metadata();

    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('security.txt has a contact, a language and its own URL, and expires after 360 days', () => {
  expect(linesOf('.well-known/security.txt')).toEqual([
    'Contact: mailto:a@b.example',
    'Expires: 2027-02-24T12:00:00.000Z',
    'Preferred-Languages: en-GB',
    'Canonical: https://www.heddle.example/.well-known/security.txt',
  ]);
});

const folder = tempFolder();

test('writes each text file, and a share image for each page', async () => {
  await writePublicFiles(() => Promise.resolve({ data: content }), folder.path);
  expect(readdirSync(folder.path, { recursive: true })).toEqual(
    expect.arrayContaining([
      ...Object.keys(files),
      'share/home.jpg',
      'share/a&b.jpg',
    ]),
  );
});

test('throws an error that quotes GraphQL’s errors if the query fails', async () => {
  const graphql = () =>
    Promise.resolve({ errors: [{ message: 'Cannot query field "updated".' }] });

  await expect(writePublicFiles(graphql, folder.path)).rejects.toThrow(
    'updated',
  );
});
