import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBrand } from '../../content/read/readBrand';
import { writeSiteFiles } from './writeSiteFiles';
import { siteFacts } from './testing/siteFacts';

const data = {
  site: { siteMetadata: { siteUrl: 'https://www.heddle.example' } },
  agency: siteFacts.agency,
  homePage: { lead: siteFacts.lead },
  allPage: { nodes: siteFacts.pages },
  allService: { nodes: [{ title: 'Design', parent: { rawMarkdownBody: '\nWe draw pages.\n' } }] },
};
let folder = '';
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

// Pictures are drawn, which takes a busy machine some seconds.
const LONG = 60_000;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'built-'));
  await writeSiteFiles({
    graphql: () => Promise.resolve({ data }),
    publicFolder: folder,
    now: new Date('2026-03-01'),
  });
}, LONG);
afterAll(() => rmSync(folder, { recursive: true }));

test('writes what other programs look for beside the pages', () => {
  expect(readdirSync(folder).sort()).toEqual(
    ['.well-known', 'llms.txt', 'robots.txt', 'share', 'site.webmanifest', 'sitemap.xml'].sort(),
  );
  expect(read('llms.txt')).toContain('**Design**: We draw pages.');
  expect(read('site.webmanifest')).toContain(`"theme_color":"${readBrand().ground}"`);
  expect(read('.well-known/security.txt')).toContain('Expires: 2027-02-24');
  expect(read('robots.txt')).toContain('Sitemap: https://www.heddle.example/sitemap.xml');
});

test('draws a picture for each page, to be shown beside links to it', () => {
  expect(readdirSync(join(folder, 'share')).sort()).toEqual(['about.jpg', 'home.jpg']);
});

test('content without the fields that are needed stops the build', async () => {
  const graphql = () => Promise.resolve({ errors: [{ message: 'Cannot query field "updated".' }] });
  await expect(writeSiteFiles({ graphql, publicFolder: folder })).rejects.toThrow('updated');
});
