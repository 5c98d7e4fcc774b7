import { readdirSync } from 'node:fs';
import { tempFolder } from '../../../testing/tempFolder';
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
      { path: '/', title: 'Heddle', updated: '2021-11-30' },
      { path: '/a&b', title: 'About', updated: '2022-01-02' },
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

test('throws an error that quotes GraphQL’s errors if the query fails', async () => {
  const graphql = () =>
    Promise.resolve({ errors: [{ message: 'Cannot query field "updated".' }] });

  await expect(writePublicFiles(graphql, folder.path)).rejects.toThrow(
    'updated',
  );
});
