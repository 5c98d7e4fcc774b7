import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { tempFolder } from '../../../testing/tempFolder';
import { difference } from '../../brand/colours';
import { colourAt, TOLERANCE } from '../drawings/testing/colourAt';
import { writePublicFiles } from './writePublicFiles';

/** Result of the query PublicFiles. */
const content: Queries.PublicFilesQuery = {
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
      {
        path: '/a&b',
        title: 'About',
        updated: '2022-01-02',
        isInSitemap: true,
      },
    ],
  },
};

const folder = tempFolder();

test('writes each text file, and a share image for each page', async () => {
  await writePublicFiles(() => Promise.resolve({ data: content }), folder.path);

  expect(readdirSync(folder.path, { recursive: true })).toEqual(
    expect.arrayContaining([
      'sitemap.xml',
      'robots.txt',
      'site.webmanifest',
      '.well-known/security.txt',
      'share/home.jpg',
      'share/a&b.jpg',
    ]),
  );
});

test('the share image of a project is its cover, and its folder is that of its address', async () => {
  const file = folder.at('cover.png');
  const size = { width: 1600, height: 1200, channels: 3 } as const;

  await sharp({ create: { ...size, background: '#cc0000' } }).toFile(file);
  const project = {
    path: '/work/bakery',
    title: 'Sold out by nine | Heddle',
    updated: null,
    isInSitemap: true,
    project: { picture: { focus: null, image: { absolutePath: file } } },
  };

  await writePublicFiles(
    () =>
      Promise.resolve({ data: { ...content, pages: { nodes: [project] } } }),
    folder.path,
  );
  const image = readFileSync(folder.at('share/work/bakery.jpg'));

  expect(difference(await colourAt(image, 600, 200), '#cc0000')).toBeLessThan(
    TOLERANCE,
  );
});

test('throws an error that quotes GraphQL’s errors if the query fails', async () => {
  const graphql = () =>
    Promise.resolve({ errors: [{ message: 'Cannot query field "updated".' }] });

  await expect(writePublicFiles(graphql, folder.path)).rejects.toThrow(
    'updated',
  );
});
