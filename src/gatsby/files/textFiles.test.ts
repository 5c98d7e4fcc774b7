import { BRANDS } from '../../../testing/brands';
import { textFiles } from './textFiles';

const files = textFiles(
  {
    site: { siteMetadata: { siteUrl: 'https://www.heddle.example' } },
    agency: {
      name: 'Heddle',
      strapline: 'Websites',
      language: 'en-GB',
      email: 'a@b.example',
    },
    pages: {
      nodes: [
        {
          path: '/',
          title: 'Heddle',
          updated: '2021-11-30',
          isInSitemap: true,
        },
        { path: '/work', title: 'Work', updated: null, isInSitemap: false },
      ],
    },
  },
  BRANDS['only pastels'], // Any brand will do.
  new Date('2026-03-01T12:00:00Z'),
);

test.each([
  ['sitemap.xml', '<loc>https://www.heddle.example/</loc>'],
  ['robots.txt', 'Sitemap: https://www.heddle.example/sitemap.xml'],
  ['site.webmanifest', '"name":"Heddle"'],
  ['.well-known/security.txt', 'Contact: mailto:a@b.example'],
] as const)('%s contains %s', (file, text) => {
  expect(files[file]).toContain(text);
});

test('the sitemap leaves out a page that is not in it', () => {
  expect(files['sitemap.xml']).not.toContain('/work');
});
