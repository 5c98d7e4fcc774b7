import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { tempFolder } from '../../../tests/tempFolder';
import { BRANDS } from '../../brand/testing/brands';
import { brandInk } from '../drawings/brandMark';
import { icons } from '../drawings/icons';
import { siteFiles } from './siteFiles';
import { writeSiteFiles } from './writeSiteFiles';

/** Facts of a site with words that markdown, XML and voices could stumble over. */
const siteFacts: Queries.SiteFactsQuery = {
  site: { siteMetadata: { siteUrl: 'https://www.heddle.example' } },
  agency: {
    name: 'Müller & Söhne',
    strapline: 'Websites designed and built',
    language: 'en-GB',
    email: 'hello@heddle.example',
    social: [
      { name: 'Facebook', address: 'https://facebook.example/heddle' },
      { name: 'Instagram', address: 'https://instagram.example/heddle' },
    ],
    labels: { pages: 'Pages', social: 'Elsewhere', email: 'E-mail' },
  },
  homePage: { lead: 'Bring us the tangle.' },
  pages: {
    nodes: [
      { path: '/', name: 'Home', title: 'Heddle', description: 'A studio.', updated: '2021-11-30' },
      {
        path: '/a&b',
        name: 'About [us]',
        title: 'About',
        description: 'What we do.',
        updated: '2022-01-02',
      },
    ],
  },
  services: {
    nodes: [
      { title: 'Design', markdown: '\nWe draw pa\u00ADges.\n' },
      { title: 'More...', markdown: 'Ask {name}:\n\n- **Shops**: tills.' },
    ],
  },
};

const brand = BRANDS['pastels alone'];
const files = siteFiles(siteFacts, brand, new Date('2026-03-01T12:00:00Z'));
const linesOf = (name: string): string[] => files[name]?.trim().split('\n') ?? [];
const manifest = JSON.parse(files['site.webmanifest'] ?? '') as Record<string, unknown> & {
  icons: { src: string; sizes: string; purpose: string }[];
};

test('robots may read everything and are told where the sitemap is', () => {
  expect(linesOf('robots.txt')).toEqual([
    'User-agent: *',
    'Allow: /',
    '',
    'Sitemap: https://www.heddle.example/sitemap.xml',
  ]);
});

test('the sitemap has the one address of each page, as XML, and the day of its last change', () => {
  expect(linesOf('sitemap.xml').filter((line) => line.includes('<loc>'))).toEqual([
    '  <url><loc>https://www.heddle.example/</loc><lastmod>2021-11-30</lastmod></url>',
    '  <url><loc>https://www.heddle.example/a&amp;b</loc><lastmod>2022-01-02</lastmod></url>',
  ]);
});

test('the manifest has the name, the language and the colours of the site', () => {
  expect(manifest).toMatchObject({
    name: 'Müller & Söhne',
    description: 'Websites designed and built',
    lang: 'en-GB',
    start_url: '/',
    theme_color: brand.ground,
    background_color: brand.paper,
  });
});

test('each icon of the manifest is there in the size that is named', async () => {
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  const drawn = await icons(await brandInk(brand), 'Heddle');
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(drawn[src.slice(1)]).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('llms.txt says who, each service in its own words, each page, and where to write', () => {
  expect(linesOf('llms.txt').filter(Boolean)).toEqual([
    '# Müller & Söhne',
    '> Websites designed and built',
    'Bring us the tangle.',
    '**Design**: We draw pages.',
    '**More...**: Ask Müller & Söhne:',
    '- **Shops**: tills.',
    '## Pages',
    '- [Home](https://www.heddle.example/): A studio.',
    '- [About \\[us\\]](https://www.heddle.example/a&b): What we do.',
    '## Elsewhere',
    '- E-mail: [hello@heddle.example](mailto:hello@heddle.example)',
    '- [Facebook](https://facebook.example/heddle)',
    '- [Instagram](https://instagram.example/heddle)',
  ]);
});

test('security.txt says whom to tell, in which language, where it belongs, and ends within a year', () => {
  expect(linesOf('.well-known/security.txt')).toEqual([
    'Contact: mailto:hello@heddle.example',
    'Expires: 2027-02-24T12:00:00.000Z',
    'Preferred-Languages: en-GB',
    'Canonical: https://www.heddle.example/.well-known/security.txt',
  ]);
});

const folder = tempFolder();

// Pictures are drawn, which takes a busy machine some seconds.
test('all are written beside the pages, with a picture for links to each page', async () => {
  await writeSiteFiles(() => Promise.resolve({ data: siteFacts }), folder.path);
  expect(readdirSync(folder.path, { recursive: true })).toEqual(
    expect.arrayContaining([...Object.keys(files), 'share/home.jpg', 'share/a&b.jpg']),
  );
}, 60_000);

test('content without the fields that are needed stops the build', async () => {
  const graphql = () => Promise.resolve({ errors: [{ message: 'Cannot query field "updated".' }] });
  await expect(writeSiteFiles(graphql, folder.path)).rejects.toThrow('updated');
});
